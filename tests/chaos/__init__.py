"""Breaking things on purpose: the bot killed, Discord failing, a full house, a long time."""
