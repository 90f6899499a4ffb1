-- What maintenance remembers, and whether the database holds the demo world.

-- When a piece of maintenance last ran to its end.
CREATE TABLE upkeep (name text PRIMARY KEY, at timestamptz NOT NULL);

CREATE TABLE demo_marker (name text PRIMARY KEY, at timestamptz NOT NULL);
