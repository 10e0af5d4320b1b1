"""What every test shares: a text that cannot be made is an error, not a fallback to English."""

from data.texts import be_strict

be_strict()
