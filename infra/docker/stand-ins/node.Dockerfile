# In place of node:24-bookworm-slim. `node` and `npm` are those of the machine that builds it.
FROM northlight-stand-in/debian
COPY node/bin/node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY npmrc /usr/local/etc/npmrc
COPY authorities.crt /etc/ssl/certs/authorities.crt
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/authorities.crt
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx
CMD ["node"]
