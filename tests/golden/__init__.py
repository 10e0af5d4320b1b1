"""Recorded complete games: what they ended with may never change as long as the rules' version stays."""
