#!/bin/sh
# rehearse-compose.sh: for the cron of a machine with compose, each Sunday. Tries a restore beside what runs, and removes the copy however
# that ended; ends with 1 where something was not there.
set -eu
cd "$(dirname "$0")/../.."
remove() { docker compose --profile rehearsal rm -fsv copy; }
trap remove EXIT
trap 'exit 130' INT TERM HUP
# of one that was killed
remove
docker compose --profile rehearsal run --rm rehearsal
