import { bytesStep } from '../bench/site/byte-budgets.js';
import { jestStep, programStep, type Step } from '../proof/steps.js';
import { browserFeaturesStep, lintRulesStep } from './lint-rules.js';

const source = ['services', 'shell', 'mfe-catalog', 'mfe-booking', 'mfe-admin', 'mfe-franchise', 'packages', 'infra'];

/** What was found is found again while no file's content has changed. */
const unlessUnchanged = ['--cache', 'node_modules/.cache/dependency-cruiser', '--cache-strategy', 'content'];

/**
 * Everything that needs no server: format, lint, types, walls, dead code, lint rules, unit tests, and what a page weighs.
 * Longest first.
 * @param specs narrows the unit tests to paths, takes in the walks through whole pages there, and weighs no page
 */
export const fastGate = (specs: readonly string[] = [], { withPages = specs.length > 0 } = {}): Step[] => [
  jestStep('unit tests', [
    ...specs,
    '--selectProjects',
    'unit',
    'web',
    ...(withPages ? ['pages'] : []),
    '--maxWorkers=100%',
  ]),
  programStep('walls between rooms and fronts', 'dependency-cruiser/bin/dependency-cruise.mjs', [
    ...unlessUnchanged,
    ...source,
  ]),
  ...(specs.length === 0 ? [bytesStep()] : []),
  programStep('types of the Node side', 'typescript/bin/tsc', ['-p', 'tsconfig.node.json']),
  programStep('types of the browser side', 'typescript/bin/tsc', ['-p', 'tsconfig.web.json']),
  programStep('types of the journeys', 'typescript/bin/tsc', ['-p', 'tsconfig.journeys.json']),
  programStep('dead code', 'knip/bin/knip.js', ['--no-progress', '--no-config-hints']),
  programStep('lint', '@biomejs/biome/bin/biome', ['lint', '--error-on-warnings', '.']),
  programStep('format', '@biomejs/biome/bin/biome', ['format', '.']),
  lintRulesStep(),
  browserFeaturesStep(),
];
