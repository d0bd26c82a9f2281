import { isSource, type Rule, type SourceFile, withoutComments } from './source-file.js';
import { sourceRules } from './source-rules.js';
import { textRules } from './text-rules.js';

const suffixes = new Set(
  'events handler controller dto row repository projection queue processor module worker store spec int.spec journey snippet'.split(
    ' ',
  ),
);

/** The losers of docs/glossary.md: words for which the house has another one. */
const bannedWords = new Map([
  ['time-slot', 'slot'],
  ['reservation', 'booking'],
  ['micro-frontend', 'front'],
  ['lane', 'command queue'],
  ['onlooker', 'observer'],
  ['waiting-room', 'inbox'],
  ['twin-build', 'side-by-side rebuild'],
]);

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

const glossaryWords: Rule = ({ path, text }) => {
  // keys of a catalogue repeat what people read
  if (!isSource(path) || /\/texts\/[^/]+\.ts$/.test(path)) return [];
  const declared = withoutStrings(withoutComments(text)).matchAll(
    /\b(?:const|let|function|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)|\b([A-Za-z_$][\w$]*)\??:\s/g,
  );
  const fileName = path.split('/').at(-1)?.split('.')[0] ?? '';
  const names = new Set([fileName, ...[...declared].map((match) => match[1] ?? match[2] ?? '')]);
  return [...names].flatMap((name) =>
    bannedIn(name).map((word) => `says "${name}": the word is ${bannedWords.get(word)}`),
  );
};

const noMachine: Rule = ({ path, text }) => {
  if (!path.endsWith('.md')) return [];
  const found = /(?<![\w.])\/(?:home|Users|work|farm)\/[\w-]+/.exec(text);
  return found ? [`mentions the path ${found[0]}, which only one machine has`] : [];
};

const rules = [short, pureDomain, knownSuffix, glossaryWords, noMachine, ...sourceRules, ...textRules];

/** What a file does against the rules of the house, as lines `path: sentence`. */
export function breachesOf(file: SourceFile): string[] {
  return rules.flatMap((rule) => rule(file)).map((sentence) => `${file.path}: ${sentence}`);
}

/** Word by word, in the singular: a plane is no lane. */
function bannedIn(name: string): string[] {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_]/);
  const output = `-${words.map((word) => word.replace(/s$/, '')).join('-')}-`;
  return [...bannedWords.keys()].filter((word) =>
    [word, word.replace('-', '')].some((one) => output.includes(`-${one}-`)),
  );
}

function withoutStrings(text: string): string {
  return text.replace(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, "''");
}
