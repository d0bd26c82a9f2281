#!/bin/sh
# Archives a segment of PostgreSQL's log: archive-push.sh <pgbackrest with its options> archive-push %p
#
# pg_rewind brings a server segments of a timeline without word of whether they are archived. Where another server had gone
# on in that timeline, the archive has its segment, and pgBackRest refuses this one (45): without end, and nothing behind it
# would ever be archived. What this server's own history left before the segment's end is no part of it: it is passed over.
set -u

"$@"
code=$?
[ "$code" -eq 45 ] || exit "$code"

for segment in "$@"; do :; done
name=$(basename "$segment")
history=$(ls "$(dirname "$segment")"/*.history 2>/dev/null | sort | tail -n 1)
case "$name" in
  *[!0-9A-F]*) exit "$code" ;;
esac
[ -n "$history" ] || exit "$code"

timeline=$((0x$(printf %s "$name" | cut -c 1-8)))
number=$((0x$(printf %s "$name" | cut -c 9-16) * 256 + 0x$(printf %s "$name" | cut -c 17-24)))
left=$(awk -v timeline="$timeline" '$1 == timeline { print $2 }' "$history")
[ -n "$left" ] || exit "$code"
left_number=$((0x${left%/*} * 256 + 0x${left#*/} / 16777216))
[ "$number" -ge "$left_number" ] || exit "$code"
echo "Passed over $name: this server left timeline $timeline at $left" >&2
