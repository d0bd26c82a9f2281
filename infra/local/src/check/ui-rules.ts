import { readFileSync } from 'node:fs';
import { importsOf } from '../api-report/ranges.js';
import type { Rule } from './source-file.js';

const home = 'packages/site-kit/src';

/**
 * What the main module of site-kit has from its folder `ui`. The parts there import that by the name of the package, so that
 * a front has no copy; anything else of it would end the wall that keeps them free of state.
 */
const handedOn = (index: string): Set<string> =>
  new Set(
    [...index.matchAll(/^export (?:\{([^}]*)\}|\*) from '\.\/(ui\/[^']+)';$/gm)].flatMap(([, list, file = '']) =>
      list ? namesIn(list) : exportedBy(readFileSync(`${home}/${file}`, 'utf8')),
    ),
  );

const namesIn = (list: string): string[] =>
  list.split(',').map((each) => (each.split(' as ').at(-1) ?? '').replace(/^\s*type /, '').trim());

const exportedBy = (text: string): string[] =>
  [...text.matchAll(/^export (?:const|function|type|interface) (\w+)/gm)].flatMap(([, name]) => name ?? []);

let known: Set<string> | undefined;

const uiTakesUi: Rule = ({ path, text }) => {
  if (!path.startsWith(`${home}/ui/`) || /\.spec\.tsx?$/.test(path)) return [];
  known ??= handedOn(readFileSync(`${home}/index.ts`, 'utf8'));
  return importsOf(text, '@northlight/site-kit')
    .names.filter((name) => !known?.has(name))
    .map((name) => `takes ${name} from the main module, which does not have it from ui/`);
};

export const uiRules: readonly Rule[] = [uiTakesUi];
