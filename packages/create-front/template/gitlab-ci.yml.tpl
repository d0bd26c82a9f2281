image: node:24
cache: { key: { files: [package-lock.json] }, paths: [.npm/] }
before_script: [npm ci --cache .npm]

check:
  script: [npm run check]

# API_URL and FRONT_DEPLOY_TOKEN are variables of the project; the token is masked and protected.
release:
  needs: [check]
  rules: [{ if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH }]
  script: [npm run release]
