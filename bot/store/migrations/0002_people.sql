-- How people share a game that lasts: who decides for a seat, how long they may take, what they decide together.

ALTER TABLE seats ADD COLUMN computer TEXT;         -- level of the computer that decides for this seat now
ALTER TABLE seats ADD COLUMN wish INTEGER;          -- in the lobby: the seat that this person would like

-- What an entry outside the rules, or a message, is about: JSON.
ALTER TABLE entries ADD COLUMN facts TEXT;
ALTER TABLE outbox ADD COLUMN facts TEXT;

CREATE TABLE paces (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    hours INTEGER,                                  -- the time for one turn; null: as long as it takes
    at_end TEXT NOT NULL CHECK (at_end IN ('nudge', 'vote', 'computer', 'pass')),
    seating TEXT NOT NULL CHECK (seating IN ('joined', 'random')),
    turn_since TEXT,                                -- when the present decision came to its seat
    nudged_at TEXT,                                 -- when somebody last nudged for it
    paused_at TEXT,
    paused_by INTEGER REFERENCES people (id),
    held_from INTEGER                               -- the first turn of computers in a row not told of yet
) STRICT;

-- What will happen by itself, and when: at most one thing of each kind for each game and subject.
CREATE TABLE due (
    game INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,
    about INTEGER NOT NULL,                         -- a person or ballot; 0: the game
    turn INTEGER NOT NULL,
    due_at TEXT NOT NULL,
    PRIMARY KEY (game, kind, about)
) STRICT, WITHOUT ROWID;

CREATE INDEX due_in_order ON due (due_at);

-- Until when the bot is known to have reached a server; 0 stands for private conversations.
CREATE TABLE reached (
    guild INTEGER PRIMARY KEY,
    at TEXT NOT NULL
) STRICT;

CREATE TABLE ballots (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games (id),
    question TEXT NOT NULL,
    facts TEXT NOT NULL,                            -- JSON: what the question is about
    asked_by INTEGER REFERENCES people (id),        -- null: the clock asked
    asked_at TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'carried', 'rejected', 'void'))
) STRICT;

CREATE UNIQUE INDEX one_open_ballot_a_game ON ballots (game) WHERE status = 'open';

CREATE TABLE votes (
    ballot INTEGER NOT NULL REFERENCES ballots (id),
    person INTEGER NOT NULL REFERENCES people (id),
    yes INTEGER NOT NULL,
    PRIMARY KEY (ballot, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE invitations (
    game INTEGER NOT NULL REFERENCES games (id),
    person INTEGER NOT NULL REFERENCES people (id),
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;
