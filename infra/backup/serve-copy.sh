#!/bin/sh
# serve-copy.sh <folder> [port] [method]: runs the database that restore-copy.sh has brought into <folder>, for this machine or pod
# alone, until it is ended. Its own settings name servers and files of where it came from: these are in place of them.
set -eu
folder=$1
port=${2:-5432}
printf 'host all all 127.0.0.1/32 %s\n' "${3:-trust}" > "$folder/pg_hba.conf"
# fsync: nobody needs it after the next start of this machine
exec postgres -D "$folder/postgres" \
  -c "port=$port" -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c "hba_file=$folder/pg_hba.conf" \
  -c ident_file= -c "data_directory=$folder/postgres" -c ssl=off -c shared_preload_libraries= \
  -c archive_mode=off -c archive_command= -c primary_conninfo= -c synchronous_standby_names= \
  -c hot_standby=off -c max_connections=200 -c logging_collector=off -c log_destination=stderr \
  -c fsync=off -c max_wal_size=4GB
