# Another session: which seats can it lock?
psql -qAtc 'SELECT no FROM seat ORDER BY no FOR UPDATE SKIP LOCKED' |
  xargs echo free for others:
