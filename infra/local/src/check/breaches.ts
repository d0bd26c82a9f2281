import { readFileSync } from 'node:fs';
import { currencyRule } from './currency-rule.js';
import { demoNames } from './demo-names.js';
import { glossaryWords } from './glossary.js';
import { moduleRules } from './module-rules.js';
import { secretArguments } from './secret-arguments.js';
import { isSource, type Rule, type SourceFile, withoutComments } from './source-file.js';
import { sourceRules } from './source-rules.js';
import { textRules } from './text-rules.js';
import { uiRules } from './ui-rules.js';

const suffixes = new Set(
  'events handler controller dto row repository projection queue processor module worker store spec int.spec slow.int.spec journey stories snippet'.split(
    ' ',
  ),
);

const impure: readonly (readonly [RegExp, string])[] = [
  [/\basync\b|\bawait\b/, 'waits: load first, then decide'],
  [/\bnew Date\(\s*\)|\bDate\.now\b|\bperformance\.now\b/, 'asks the clock: time arrives inside the command'],
  [/\bMath\.random\b|\brandomUUID\b/, 'throws dice: chance arrives inside the command'],
];

/** Specs of the whole service, and what they are told with. */
const isStory = (path: string): boolean => /^services\/test\/.*\.ts$/.test(path);

const short: Rule = ({ path, text }) => {
  const lines = text.trimEnd().split('\n').length;
  return (isSource(path) || isStory(path)) && lines > 200 ? [`is ${lines} lines long: 200 is the most`] : [];
};

const pureDomain: Rule = ({ path, text }) => {
  if (!/\/contexts\/[^/]+\/domain\//.test(path) || path.endsWith('.spec.ts')) return [];
  const code = withoutComments(text);
  return impure.filter(([pattern]) => pattern.test(code)).map(([, why]) => `domain ${why}`);
};

const knownSuffix: Rule = ({ path }) => {
  const name = path.split('/').at(-1) ?? '';
  const suffix = /^[^.]+\.(.+)\.tsx?$/.exec(name)?.[1];
  if (!isSource(path) || suffix === undefined || suffixes.has(suffix)) return [];
  if (suffixes.has(suffix.replace(/\.(int\.)?spec$/, ''))) return []; // the spec of a file that has a suffix itself
  return [`has the suffix .${suffix}, which is not in the closed list of docs/glossary.md`];
};

/** The table is read once, and only where it is needed. */
let glossaryRule: Rule | undefined;
const glossary: Rule = (file) => {
  glossaryRule ??= glossaryWords(readFileSync('docs/glossary.md', 'utf8'));
  return glossaryRule(file);
};

const noMachine: Rule = ({ path, text }) => {
  if (!path.endsWith('.md')) return [];
  const found = /(?<![\w.])\/(?:home|Users|work|farm)\/[\w-]+/.exec(text);
  return found ? [`mentions the path ${found[0]}, which only one machine has`] : [];
};

const rules = [
  short,
  pureDomain,
  knownSuffix,
  glossary,
  currencyRule,
  demoNames,
  noMachine,
  ...moduleRules,
  ...secretArguments,
  ...sourceRules,
  ...textRules,
  ...uiRules,
];

/** What a file does against the rules of the house, as lines `path: sentence`. */
export function breachesOf(file: SourceFile): string[] {
  return rules.flatMap((rule) => rule(file)).map((sentence) => `${file.path}: ${sentence}`);
}
