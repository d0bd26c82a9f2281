import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const isModule = (folder) => {
  const file = join(folder, 'package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).type === 'module';
};

/** Names of the packages in a folder of node_modules that are ESM only: Jest runs them as CommonJS. */
const modulesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap(({ name }) =>
      name.startsWith('@') ? readdirSync(join(folder, name)).map((part) => `${name}/${part}`) : [name],
    )
    .filter((name) => isModule(join(folder, name)));

const swc = (resolve, parser) => [
  resolve('@swc/jest'),
  {
    swcrc: false,
    jsc: {
      target: 'es2023',
      parser,
      transform: { legacyDecorator: true, useDefineForClassFields: false, react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** Runs the specs of a front that has a repository of its own: `export default jestConfig();` in its jest.config.mjs. */
export const jestConfig = (rootDir = process.cwd()) => {
  const { resolve } = createRequire(join(rootDir, 'package.json'));
  return {
    rootDir,
    testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
    testEnvironment: fileURLToPath(new URL('environment.mjs', import.meta.url)),
    testEnvironmentOptions: { customExportConditions: ['browser'] },
    setupFiles: [resolve('reflect-metadata')],
    transform: {
      '^.+\\.tsx?$': swc(resolve, { syntax: 'typescript', tsx: true, decorators: true }),
      '^.+\\.m?js$': swc(resolve, { syntax: 'ecmascript' }),
    },
    transformIgnorePatterns: [
      `^(?!.*\\.mjs$).*/node_modules/(?!(?:.*/node_modules/)?(?:${modulesIn(join(rootDir, 'node_modules')).join('|')})/)`,
    ],
  };
};
