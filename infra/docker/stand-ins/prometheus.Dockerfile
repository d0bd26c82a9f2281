# In place of prom/prometheus.
FROM northlight-stand-in/debian
RUN apt-get update && apt-get install -y --no-install-recommends prometheus && rm -rf /var/lib/apt/lists/* \
 && mkdir /prometheus && chown 65534:65534 /prometheus
VOLUME ["/prometheus"]
ENTRYPOINT ["prometheus"]
CMD ["--config.file=/etc/prometheus/prometheus.yml", "--storage.tsdb.path=/prometheus"]
