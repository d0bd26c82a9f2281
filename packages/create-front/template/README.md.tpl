# {{app}}

A front of the site: the team {{team}} builds, tests and releases it without anybody else.

```
npm install
npm run dev         # alone, with hot reload; data comes from the site at PUBLIC_URL (http://127.0.0.1:3000)
npm run check       # types, specs, the contract with the site, and what it weighs
npm run release     # build, publish, make it live
```

To release, set `API_URL` to the address of the site and `FRONT_DEPLOY_TOKEN` to the token that its operators issued for
{{app}}. `npx front status` says what is live, `npx front rollback {{app}}` brings the release before back, and
`npx front promote <release> --percent 10` gives a release to ten visitors in a hundred. A command that is refused ends with code 2
and says why; one that breaks ends with 1.

Before a release goes live, a browser of the machine that promotes it visits each of its routes; `CHROMIUM` says which one. For a
route with a `*`, name an address in `package.json`: `"northlight": { "samples": { "/path/*": "/path/one" } }`.

Pages are in `src/pages`, their addresses in `src/routes.tsx` and, as `/path/*` where a page has addresses below it, in
`package.json`. Every text that people read is in `src/texts`. What the site shares (session, cart, buttons, texts) comes from
`@northlight/site-kit`.
