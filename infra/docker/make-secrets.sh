#!/bin/sh
# Makes the secrets of docker-compose.yml, once: a file each in the folder `secrets` (or the one that is named), which git
# and the image leave out. What is there stays. Addresses contain passwords, so these have letters and digits only.
set -eu
folder=${1:-secrets}
umask 077
mkdir -p "$folder"

random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
put() { [ -e "$folder/$1" ] || printf '%s' "$2" > "$folder/$1"; }

for name in secret person_key front_deploy_token postgres_password redis_password bucket_password admin_setup_password; do
  put "$name" "$(random)"
done
put database_url "postgres://northlight:$(cat "$folder/postgres_password")@postgres:5432/northlight"
put redis_url "redis://:$(cat "$folder/redis_password")@redis:6379"
put s3_url "http://northlight:$(cat "$folder/bucket_password")@bucket:7070/northlight"
put releases_url "$(cat "$folder/s3_url")"
put backup.conf "[global]
repo1-path=/backups
repo1-cipher-pass=$(random)
[northlight]
pg1-path=/var/lib/postgresql/18/docker
pg1-user=northlight
"
# empty is unset: fill in what you have
for name in reader_urls ledger_servers secret_before person_key_before smtp_url stripe_key stripe_webhook_secret; do
  put "$name" ''
done

# the containers read them as other users; nobody else gets through the folder
chmod 700 "$folder"
chmod 444 "$folder"/*
echo "The secrets are in $folder. Put the address of your mail server into $folder/smtp_url (chmod u+w first)."
