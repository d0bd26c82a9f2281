# In place of prom/alertmanager.
FROM northlight-stand-in/debian
RUN apt-get update && apt-get install -y --no-install-recommends prometheus-alertmanager && rm -rf /var/lib/apt/lists/* \
 && mkdir /alertmanager && chown 65534:65534 /alertmanager
VOLUME ["/alertmanager"]
ENTRYPOINT ["prometheus-alertmanager"]
CMD ["--config.file=/etc/alertmanager/alertmanager.yml", "--storage.path=/alertmanager"]
