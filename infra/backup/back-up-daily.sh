#!/bin/sh
# back-up-daily.sh: for compose, which has no clock. A backup at once, of what has changed where there is one already; a full one each Sunday and
# one of what has changed on other days, at 8:17 UTC. One that fails is tried again after a quarter of an hour.
set -eu
here=$(dirname "$0")
# without a full one before, pgBackRest makes that
kind=diff
while :; do
  until sh "$here/back-up.sh" "$kind"; do sleep 900; done
  now=$(date -u +%s)
  next=$((now - now % 86400 + 8 * 3600 + 17 * 60))
  [ "$next" -gt "$now" ] || next=$((next + 86400))
  sleep $((next - now))
  kind=diff
  [ "$(date -u +%u)" = 7 ] && kind=full
done
