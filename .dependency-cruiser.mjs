/** The walls of the house (docs/adr/0007). Each rule was tried once with a planted violation: npm run check:walls. */
const room = 'services/src/contexts';
/** A folder of a room that is a module of it: every one but these. */
const moduleOfRoom =
  '(?!(?:domain|features|jobs|mails|persistence|projections|queues|reactions|shared|stories|testing|texts)/)[^/]+';
const front = '(shell|mfe-[^/]+)';
/** What builds, tests and measures, and is not in the image (infra/docker/Dockerfile). */
const development = '^(infra|packages/(journeys|specimens)|services/(test|src/apps/bench))/';
const testing = '\\.(spec|stories)\\.tsx?$|/testing/';
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

export default {
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.web.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { conditionNames: ['source', 'import', 'default'], exportsFields: ['exports'] },
    exclude: { path: '/dist/' },
  },
  forbidden: [
    rule(
      'domain-is-pure',
      { path: `^${room}/([^/]+)/domain/`, pathNot: '\\.spec\\.ts$' },
      {
        pathNot: [
          `^${room}/$1/domain/`,
          '^services/src/platform/kernel/',
          '^packages/(contracts|event-store/src/decider)/',
        ],
      },
    ),
    rule(
      'rooms-use-doors',
      { path: `^${room}/([^/]+)/` },
      { path: `^${room}/`, pathNot: [`^${room}/$1/`, `^${room}/[^/]+/index\\.ts$`] },
    ),
    rule(
      'features-are-islands',
      { path: `^${room}/([^/]+|[^/]+/[^/]+)/features/([^/]+)/` },
      { path: `^${room}/([^/]+|[^/]+/[^/]+)/features/`, pathNot: `^${room}/$1/features/$2/` },
    ),
    rule(
      'inside-ignores-features',
      { path: `^${room}/([^/]+|[^/]+/[^/]+)/(domain|persistence|projections|shared)/` },
      { path: '/features/' },
    ),
    rule(
      'modules-of-a-room-are-islands',
      { path: `^${room}/([^/]+)/(${moduleOfRoom})/`, pathNot: '\\.spec\\.ts$' },
      { path: `^${room}/$1/${moduleOfRoom}/`, pathNot: `^${room}/$1/$2/` },
    ),
    rule(
      'inside-ignores-modules-of-a-room',
      { path: `^${room}/([^/]+)/(domain|persistence|projections|shared)/`, pathNot: '\\.spec\\.ts$' },
      { path: `^${room}/$1/${moduleOfRoom}/` },
    ),
    rule(
      'modules-register-controllers',
      { path: `^${room}/`, pathNot: '\\.(module|spec)\\.ts$' },
      { path: '\\.controller\\.ts$' },
    ),
    rule('platform-knows-no-room', { path: '^services/src/platform/' }, { path: `^${room}/` }),
    rule(
      'event-store-stands-alone',
      { path: '^packages/event-store/', pathNot: '\\.spec\\.ts$' },
      { pathNot: ['^packages/event-store/', 'node_modules/(@types/)?pg/'], dependencyTypesNot: ['core'] },
    ),
    rule(
      'the-decider-stands-alone',
      { path: '^packages/event-store/src/decider/' },
      { pathNot: '^packages/event-store/src/decider/' },
    ),
    rule(
      'event-store-has-doors',
      { pathNot: '^packages/event-store/' },
      {
        path: '^packages/event-store/src/',
        pathNot: ['^packages/event-store/src/index\\.ts$', '^packages/event-store/src/[a-z]+/index\\.ts$'],
      },
    ),
    rule(
      'event-store-is-for-services',
      { pathNot: '^(services|infra|packages/event-store)/' },
      { path: '^packages/event-store/' },
    ),
    rule(
      'kernel-is-the-ground',
      { path: '^services/src/platform/kernel/' },
      { path: '^services/(src|test)/', pathNot: '^services/src/platform/kernel/' },
    ),
    rule('nobody-imports-apps', { pathNot: '^services/(src/apps|test)/' }, { path: '^services/src/apps/' }),
    rule(
      'apps-only-wire',
      { path: '^services/src/apps/' },
      { path: `^${room}/`, pathNot: `^${room}/[^/]+/(index|[^/]+\\.(module|worker))\\.ts$` },
    ),
    rule(
      'demo-uses-doors',
      { path: '^services/src/demo/', pathNot: '\\.spec\\.ts$' },
      { path: `^${room}/`, pathNot: `^${room}/[^/]+/index\\.ts$` },
    ),
    rule(
      'only-the-seed-knows-the-demo',
      { pathNot: '^services/(src/(demo|apps/tools)|test)/|\\.spec\\.ts$|/testing/' },
      { path: '^services/src/demo/' },
    ),
    rule(
      'production-stands-alone',
      { path: '^(services/src/(?!apps/bench/)|packages/(?!journeys|specimens))', pathNot: testing },
      { path: development },
    ),
    rule('api-runs-no-jobs', { path: '^services/src/apps/api/' }, { path: '\\.processor\\.ts$', reachable: true }),
    rule(
      'services-meet-fronts-in-contracts',
      { path: '^services/(src|test)/' },
      { path: '^packages/', pathNot: '^packages/(contracts|texts|event-store)/' },
    ),
    rule('fronts-are-islands', { path: `^${front}/` }, { path: `^${front}/`, pathNot: '^$1/' }),
    rule(
      'front-features-are-islands',
      { path: `^${front}/src/features/([^/]+)/` },
      { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
    rule('fronts-flow-down', { path: `^${front}/src/features/` }, { path: '^$1/src/(pages/|routes|bootstrap)' }),
    rule('http-is-the-only-wire', { path: `^(${front}|packages)/` }, { path: '^services/' }),
    rule(
      'contracts-stand-alone',
      { path: '^packages/contracts/', pathNot: '\\.spec\\.ts$' },
      { pathNot: ['^packages/contracts/', 'node_modules/class-(validator|transformer)'] },
    ),
    rule(
      'client-needs-contracts-only',
      { path: '^packages/client/', pathNot: '\\.spec\\.ts$' },
      { pathNot: '^packages/(client|contracts)/' },
    ),
    rule(
      'texts-stand-alone',
      { path: '^packages/texts/', pathNot: '\\.spec\\.ts$' },
      { pathNot: ['^packages/texts/', 'node_modules/(@formatjs|intl-messageformat)'] },
    ),
    rule(
      'ui-is-dumb',
      { path: '^packages/site-kit/src/ui/' },
      // of the main module, only what ui/ gave it: the lint rules see to that
      { path: '^packages/site-kit/src/(?!ui/|texts/|index\\.ts$)|react-query|zustand|react-router' },
    ),
    rule(
      'site-kit-parts-share-its-state',
      {
        path: '^packages/site-kit/src/(booking-ui|forms|passkeys|account-ui|waitlist-ui|newsletter-ui|content-ui|network-map|cart-sync|cart-ui|upload)/',
        pathNot: '\\.spec\\.tsx?$',
      },
      { path: '^packages/site-kit/src/(http|session|query|toast)/' },
    ),
    rule('packages-know-no-front', { path: '^packages/' }, { path: `^${front}/` }),
    rule(
      'tests-stay-tests',
      { pathNot: '\\.spec\\.tsx?$|/testing/|^packages/journeys/|^services/test/' },
      { path: '\\.spec\\.tsx?$|/testing/' },
    ),
    rule('one-writer-of-csv', { pathNot: '^services/src/platform/http/csv\\.ts$' }, { path: 'csv-stringify' }),
    rule('no-cycles', {}, { circular: true }),
  ],
};
