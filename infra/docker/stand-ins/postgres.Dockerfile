# In place of postgres:18.6: of the releases of Debian only the one in the making has PostgreSQL 18.
FROM northlight-stand-in/debian
RUN groupadd -g 999 postgres && useradd -u 999 -g 999 -d /var/lib/postgresql -s /bin/sh postgres \
 && sed 's/^deb \(.*\) trixie /deb [check-valid-until=no] \1 sid /' /etc/apt/sources.list > /etc/apt/sources.list.d/sid.list \
 && mkdir -p /etc/postgresql-common && echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf \
 && apt-get update && apt-get install -y --no-install-recommends postgresql-18 && rm -rf /var/lib/apt/lists/* \
 && mkdir -p /var/lib/postgresql /var/run/postgresql && chown -R 999:999 /var/lib/postgresql /var/run/postgresql
COPY postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
ENV LANG=C.UTF-8 PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/lib/postgresql/18/bin PGDATA=/var/lib/postgresql/18/docker
VOLUME ["/var/lib/postgresql"]
ENTRYPOINT ["sh", "/usr/local/bin/docker-entrypoint.sh"]
CMD ["postgres"]
