#!/bin/sh
# postgres-entrypoint.sh <command>: makes the database at the first start of `postgres`, with the user, password and name that the
# environment gives, as the image of PostgreSQL documents it. Until then it answers on its socket alone.
set -eu
if [ "$1" = postgres ] && [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  initdb -D "$PGDATA" --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --auth-host=scram-sha-256 --auth-local=trust
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  pg_ctl -D "$PGDATA" -o "-c listen_addresses= -c archive_mode=off" -w start
  createdb -U "$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl -D "$PGDATA" -m fast -w stop
fi
if [ "$1" = postgres ]; then set -- "$@" -c 'listen_addresses=*'; fi
exec "$@"
