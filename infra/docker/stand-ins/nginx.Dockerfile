# In place of nginxinc/nginx-unprivileged.
FROM northlight-stand-in/debian
RUN groupadd -g 101 nginx && useradd -u 101 -g 101 -M nginx \
 && apt-get update && apt-get install -y --no-install-recommends nginx-light && rm -rf /var/lib/apt/lists/* \
 && ln -sf /dev/stdout /var/log/nginx/access.log && ln -sf /dev/stderr /var/log/nginx/error.log
CMD ["nginx", "-g", "daemon off;"]
