-- A channel, a game, a seat and a person are four different things: each has its own name here.
-- Moments are ISO 8601 texts in UTC, all of one length, so that they sort as they are.

CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;

CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    channel INTEGER NOT NULL,
    guild INTEGER,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'cancelled', 'parked')),
    parked_because TEXT,
    language TEXT NOT NULL,
    options TEXT NOT NULL,                      -- JSON: what was asked for; from the beginning on, all of them
    opener INTEGER NOT NULL REFERENCES people (id),
    secret BLOB NOT NULL,
    last_share TEXT,                            -- the share of whoever began the game
    seed BLOB,
    rules INTEGER,                              -- the version of the rules with which it began
    revision INTEGER NOT NULL,                  -- grows with everything that happens to the game
    turn INTEGER NOT NULL DEFAULT 0,            -- number of the turn being played; what has a smaller one is published
    turn_revision INTEGER NOT NULL,             -- the revision that others than the one on turn see
    turn_seat INTEGER,                          -- who must decide; null in the lobby and after the end
    turn_decision TEXT,                         -- which decision it was when the turn began
    decision TEXT,                              -- which decision it is now, half-way through the turn
    turn_position BLOB,                         -- position at the turn's start: compressed JSON
    position BLOB,                              -- position now, with the provisional actions
    opened_at TEXT NOT NULL,
    begun_at TEXT,
    ended_at TEXT
) STRICT;

CREATE UNIQUE INDEX one_game_in_a_channel ON games (channel) WHERE status IN ('lobby', 'running', 'parked');
CREATE INDEX games_of_a_channel ON games (channel, id);
CREATE INDEX games_by_status ON games (status);

CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    person INTEGER REFERENCES people (id),
    share TEXT NOT NULL,                        -- what this seat added to the chance of the game
    PRIMARY KEY (game, seat),
    UNIQUE (game, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_a_person ON seats (person);

-- The record of a game and the truth about it. Only `action` entries are moves of the rules.
CREATE TABLE entries (
    game INTEGER NOT NULL REFERENCES games (id),
    revision INTEGER NOT NULL,
    kind TEXT NOT NULL,                         -- seated, action
    turn INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person INTEGER REFERENCES people (id),      -- who did it, or who was seated
    at TEXT NOT NULL,
    action TEXT,                                -- JSON, with its sources spelt out
    notation TEXT,
    events TEXT NOT NULL DEFAULT '[]',          -- JSON, unfiltered
    reveals INTEGER NOT NULL DEFAULT 0,         -- something was turned over: cannot be taken back
    PRIMARY KEY (game, revision)
) STRICT, WITHOUT ROWID;

CREATE INDEX entries_of_a_turn ON entries (game, turn);

-- Every click and command that reached a game, so that none counts twice.
CREATE TABLE requests (
    id INTEGER PRIMARY KEY,
    at TEXT NOT NULL
) STRICT;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,
    turn INTEGER NOT NULL,
    person INTEGER REFERENCES people (id),      -- to whom; null: to the game's channel
    about INTEGER REFERENCES people (id),       -- whom a message in the channel is about
    status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'dropped', 'failed')),
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at TEXT NOT NULL,
    created_at TEXT NOT NULL,
    done_at TEXT,
    message INTEGER,                            -- the chat side's id of what was sent
    problem TEXT
) STRICT;

CREATE INDEX outbox_waiting ON outbox (id) WHERE status = 'waiting';

CREATE TABLE kept_messages (
    game INTEGER NOT NULL REFERENCES games (id),
    purpose TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (game, purpose)
) STRICT, WITHOUT ROWID;

CREATE TABLE preferences (
    scope TEXT NOT NULL CHECK (scope IN ('person', 'game', 'channel', 'guild', 'bot')),
    owner INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, owner, name)
) STRICT, WITHOUT ROWID;
