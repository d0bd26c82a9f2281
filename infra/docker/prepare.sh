#!/bin/sh
# What must have happened before the processes start: the schema, the pictures, the demo data when it is asked for.
set -eu
# before anything changes: an API that a live front cannot work with is not deployed
node services/dist/apps/tools/fronts-fit.js
node services/dist/apps/tools/migrate.js
mkdir -p "$DATA_DIR/media"
cp -R /app/art "$DATA_DIR/media/"
if [ "${SEED_DEMO:-false}" = true ]; then node services/dist/apps/tools/seed.js; fi
