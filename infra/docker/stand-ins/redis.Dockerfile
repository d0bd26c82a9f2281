# In place of redis:8-alpine.
FROM northlight-stand-in/debian
RUN groupadd -g 1000 redis && useradd -u 999 -g 1000 -M redis \
 && apt-get update && apt-get install -y --no-install-recommends redis-server && rm -rf /var/lib/apt/lists/* \
 && mkdir /data && chown 999:1000 /data
VOLUME ["/data"]
WORKDIR /data
CMD ["redis-server"]
