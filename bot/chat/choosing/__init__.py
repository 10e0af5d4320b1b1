"""What can be chosen at each step of an action, with names and prices, and what somebody meant by typing."""
