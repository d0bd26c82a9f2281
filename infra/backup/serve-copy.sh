#!/bin/sh
# serve-copy.sh <folder> [port] [method]: runs the database that restore-copy.sh has brought into <folder>, for this machine or pod
# alone, until it is ended. The settings of where it came from name its servers, files and logs: none of them is read.
set -eu
folder=$1
port=${2:-5432}
printf 'host all all 127.0.0.1/32 %s\n' "${3:-trust}" > "$folder/pg_hba.conf"
began=$(cat "$folder/began")
: > "$folder/copy.conf"
# what pgBackRest says of this recovery stays, of what `alter system` has set there nothing
own="$folder/postgres/postgresql.auto.conf"
sed -n '/^\(restore_command\|recovery_target[a-z_]*\) *=/p' "$own" > "$folder/recovery-settings"
cat "$folder/recovery-settings" > "$own"
# cluster_name: what looks at a copy looks at nothing else, and says how long it took since then (rehearse-copy)
# fsync: nobody needs it after the next start of this machine
# log_…: as in infra/local/src/postgres/quiet-log.ts, since errors quote rows
exec postgres -D "$folder/postgres" \
  -c "config_file=$folder/copy.conf" -c "data_directory=$folder/postgres" -c "hba_file=$folder/pg_hba.conf" -c ident_file= \
  -c "cluster_name=northlight-copy-$began" -c "port=$port" -c listen_addresses=127.0.0.1 -c unix_socket_directories= \
  -c ssl=off -c archive_mode=off -c archive_command= -c hot_standby=off \
  -c max_connections=200 -c max_prepared_transactions=200 -c timezone=UTC \
  -c logging_collector=off -c log_destination=stderr \
  -c log_min_messages=log -c log_error_verbosity=terse -c log_min_error_statement=panic -c log_statement=none \
  -c log_min_duration_statement=-1 -c log_parameter_max_length=0 -c log_parameter_max_length_on_error=0 \
  -c fsync=off -c max_wal_size=4GB
