name: release
on:
  pull_request:
  push:
    branches: [main]
jobs:
  release:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with: { node-version: 24, cache: npm }
      - run: npm ci
      - run: npm run check
      - run: npm run release # with the Chrome of this machine, which looks at it before it goes live
        if: github.ref == 'refs/heads/main'
        env:
          API_URL: ${{ vars.SITE_URL }}
          FRONT_DEPLOY_TOKEN: ${{ secrets.FRONT_DEPLOY_TOKEN }}
