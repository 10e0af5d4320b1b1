-- How often somebody was written to lately must be known without reading the letters of others.

CREATE INDEX outbox_to_a_person ON outbox (person, created_at) WHERE person IS NOT NULL;
