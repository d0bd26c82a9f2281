#!/bin/sh
# restore-copy.sh <folder> [moment]: brings the database back into <folder>/postgres, as it was then ("2026-11-27 18:00:00+00"), else
# as it was last. pgBackRest finds its files where PGBACKREST_CONFIG says, or below /etc/pgbackrest.
set -eu
folder=$1
moment=${2:-}
# what an earlier one has left
[ ! -e "$folder/began" ] || rm -rf "$folder/postgres"
mkdir -p "$folder/postgres"
chmod 700 "$folder/postgres"
date +%s > "$folder/began"
# archive-mode=off: it must never write into the archive that it is read from
set -- --stanza=northlight "--pg1-path=$folder/postgres" --archive-mode=off
if [ -n "$moment" ]; then set -- "$@" --type=time "--target=$moment" --target-action=promote; fi
exec pgbackrest "$@" restore
