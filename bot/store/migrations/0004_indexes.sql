-- What is asked about a person, a server or a game must not cost more for the games of others.

CREATE INDEX games_of_an_opener ON games (opener);
CREATE INDEX entries_of_a_person ON entries (person) WHERE person IS NOT NULL;
CREATE INDEX entries_with_facts ON entries (game, revision) WHERE facts IS NOT NULL;
CREATE INDEX outbox_of_a_game ON outbox (game);
CREATE INDEX ballots_of_a_game ON ballots (game);
