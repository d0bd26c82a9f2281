# PostgreSQL with pgBackRest, for compose and for the jobs of a cluster that back up and rehearse (docs/how-to/restore.md). PGDG's
# repository, from which pgbackrest comes, is in the image already. Its tag, northlight-postgres:18.6-1 in docker-compose.yml and the
# overlays, gets another last number where infra/backup changes.
FROM postgres:18.6@sha256:86c951e05bf56c93d95d397747fb8820ac76cc3bedb78f43abd83eedbe3666ae
RUN apt-get update && apt-get install -y --no-install-recommends pgbackrest ca-certificates && rm -rf /var/lib/apt/lists/* \
 && rm -rf /etc/pgbackrest /etc/pgbackrest.conf && mkdir -p /etc/pgbackrest/conf.d /backups /erased /copy \
 && chown 999:999 /backups /erased /copy
COPY infra/backup /usr/local/lib/northlight
RUN ln -s /usr/local/lib/northlight/pgbackrest.conf /etc/pgbackrest/pgbackrest.conf
# nothing but volumes is written: what it says is its log
ENV PGBACKREST_LOG_LEVEL_FILE=off
USER 999:999
