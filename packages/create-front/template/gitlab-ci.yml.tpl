image: node:24
cache: { key: { files: [package-lock.json] }, paths: [.npm/] }
before_script: [npm ci --cache .npm]

check:
  script: [npm run check]

# API_URL and FRONT_DEPLOY_TOKEN are variables of the project; the token is masked and protected. The browser looks at the
# release before it goes live.
release:
  needs: [check]
  rules: [{ if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH }]
  variables: { CHROMIUM: /usr/bin/chromium }
  script:
    - apt-get update && apt-get install --yes --no-install-recommends chromium
    - npm run release
