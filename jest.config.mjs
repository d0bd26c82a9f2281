// Jest runs as CommonJS (it can load ESM that way only on Node 24.9 and newer), so SWC also compiles the packages that
// are ESM only. Projects: `unit` (*.spec.ts, pure), `int` (*.int.spec.ts, real servers), `web` (fronts, in jsdom) and
// `pages` of them (whole pages there).
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));

const isModule = (folder) => {
  const file = join(folder, 'package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).type === 'module';
};

const foldersIn = (folder) => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && !entry.name.startsWith('.'))
    .flatMap(({ name }) => (name.startsWith('@') ? foldersIn(join(folder, name)).map((n) => `${name}/${n}`) : [name]));
};

const homes = ['.', 'services', 'shell', 'packages/texts', 'packages/contracts', 'packages/site-kit'].map((name) =>
  join(root, name, 'node_modules'),
);
const esmPackages = homes.flatMap((home) => foldersIn(home).filter((name) => isModule(join(home, name))));
const esm = [...new Set(esmPackages)].join('|');

const swc = (parser) => [
  '<rootDir>/infra/local/jest/shared-transform.cjs',
  {
    swcrc: false,
    jsc: {
      target: 'es2023',
      parser,
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
  },
];

/** Projects of one side find what another of them has compiled: Jest keeps that by the id of a project. */
const idOf = (side) => createHash('sha256').update(`${side} ${root}`).digest('hex').slice(0, 32);

const base = {
  rootDir: root,
  transform: {
    '^.+\\.tsx$': swc({ syntax: 'typescript', decorators: true, tsx: true }),
    '^.+\\.ts$': swc({ syntax: 'typescript', decorators: true }),
    '^.+\\.m?js$': swc({ syntax: 'ecmascript' }),
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['<rootDir>/([^/]+/)*dist/', '<rootDir>/\\.data/'],
  transformIgnorePatterns: [`^(?!.*\\.mjs$).*/node_modules/(?!(?:.*/node_modules/)?(?:${esm})/)`],
};

const nodeSide = {
  ...base,
  id: idOf('node'),
  roots: ['services', 'packages', 'infra'].map((name) => `<rootDir>/${name}`),
  testEnvironment: '<rootDir>/infra/local/jest/one-realm-environment.cjs',
  runtime: '<rootDir>/infra/local/jest/one-realm-runtime.cjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons', 'module-sync'] },
};

/** Specs that walk through a whole page. */
const wholePages = '**/src/pages/**/*.spec.tsx';

const fronts = ['shell', 'mfe-catalog', 'mfe-booking', 'mfe-admin', 'mfe-franchise', 'packages/site-kit'];

const webSide = {
  ...base,
  id: idOf('web'),
  roots: fronts.map((name) => `<rootDir>/${name}`),
  testEnvironment: '<rootDir>/infra/local/jest/jsdom-environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
  // a bundle leaves out the DTO classes that need it; here the whole of contracts is loaded
  setupFiles: ['reflect-metadata'],
  setupFilesAfterEnv: ['<rootDir>/infra/local/jest/web-timeouts.cjs'],
};

export default {
  // A limit for what hangs, not a measure: a busy machine is no reason to fail.
  testTimeout: 60_000,
  projects: [
    {
      ...nodeSide,
      displayName: 'unit',
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.int\\.spec\\.ts$', '<rootDir>/packages/site-kit/'],
    },
    {
      ...nodeSide,
      displayName: 'int',
      testMatch: ['**/*.int.spec.ts'],
      globalSetup: '<rootDir>/infra/local/jest/global-setup.mjs',
      globalTeardown: '<rootDir>/infra/local/jest/global-teardown.mjs',
      setupFiles: ['<rootDir>/infra/local/jest/worker-servers.cjs'],
    },
    { ...webSide, displayName: 'web', testMatch: ['**/*.spec.ts', '**/*.spec.tsx', `!${wholePages}`] },
    { ...webSide, displayName: 'pages', testMatch: [wholePages] },
  ],
};
