-- What is remembered beside the games: notes, what somebody looks at, how games ended, which servers were left.

CREATE TABLE notes (
    game INTEGER NOT NULL REFERENCES games (id),
    person INTEGER NOT NULL REFERENCES people (id),
    text TEXT NOT NULL,
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;

-- What one person has before them, at most one thing of each kind; nobody else sees it, and it goes by itself.
CREATE TABLE desks (
    person INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('import', 'trial')),
    content BLOB NOT NULL,                          -- compressed JSON
    at TEXT NOT NULL,
    PRIMARY KEY (person, kind)
) STRICT, WITHOUT ROWID;

-- How finished games ended. All of it follows from their records and can be worked out anew from them.
CREATE TABLE results (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    person INTEGER REFERENCES people (id),          -- null: a computer, or somebody who does not want to be named
    place INTEGER NOT NULL,                         -- 1 is the winner; several may share a place
    points INTEGER NOT NULL,
    seconds TEXT NOT NULL,                          -- JSON: how long each turn of this seat took
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_of_a_person ON results (person);
CREATE INDEX games_of_a_guild ON games (guild, status);

-- Servers from which the bot was removed: what was played there is forgotten some time later.
CREATE TABLE departures (
    guild INTEGER PRIMARY KEY,
    at TEXT NOT NULL
) STRICT;
