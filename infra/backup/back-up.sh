#!/bin/sh
# back-up.sh <full|diff>: makes a backup, notes it where the figures are told from, and adds whoever was erased to a list that is in no
# backup. DATABASE_URL may be in a file (DATABASE_URL_FILE); the list is /erased/erased.jsonl.
set -eu
kind=$1
began=$(date +%s)
pgbackrest --stanza=northlight --log-level-console=warn stanza-create
pgbackrest --stanza=northlight "--type=$kind" backup
. "$(dirname "$0")/connection.sh"
psql -X -q -v ON_ERROR_STOP=1 "$address" -c "insert into log.backup_runs (kind, done_at, seconds)
  values ('$kind', now(), $(($(date +%s) - began)))
  on conflict (kind) do update set done_at = excluded.done_at, seconds = excluded.seconds"
list=${ERASED_LIST:-/erased/erased.jsonl}
touch "$list"
psql -X -q -A -t -v ON_ERROR_STOP=1 "$address" -f "$(dirname "$0")/erased.sql" > "$list.new"
# what stood in it stays, also where the database has gone back to before it
sort -u "$list" "$list.new" > "$list.all"
mv "$list.all" "$list"
rm "$list.new"
