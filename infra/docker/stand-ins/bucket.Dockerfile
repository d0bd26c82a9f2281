# In place of versity/versitygw: the server of S3 that the specs have, with the same words and the same paths.
FROM northlight-stand-in/node
RUN apt-get update && apt-get install -y --no-install-recommends wget && rm -rf /var/lib/apt/lists/* \
 && npm install --prefix /opt/bucket --ignore-scripts --no-audit --no-fund --loglevel=error @20minutes/s3rver@4.0.3
COPY bucket.mjs /opt/bucket/bucket.mjs
RUN printf '#!/bin/sh\nexec node /opt/bucket/bucket.mjs "$@"\n' > /usr/local/bin/versitygw && chmod 755 /usr/local/bin/versitygw
ENTRYPOINT ["versitygw"]
