export interface SourceFile {
  /** From the root of the clone, with `/`. */
  readonly path: string;
  readonly text: string;
}

type Rule = (file: SourceFile) => string[];

const suffixes = new Set(
  'events handler controller dto row repository projection queue processor module worker store spec int.spec journey snippet'.split(
    ' ',
  ),
);

/** The losers of docs/glossary.md: words for which the house has another one. */
const bannedWords = new Map([
  ['timeslot', 'slot'],
  ['reservation', 'booking'],
  ['microfrontend', 'front'],
]);

const impure: readonly (readonly [RegExp, string])[] = [
  [/\basync\b|\bawait\b/, 'waits: load first, then decide'],
  [/\bnew Date\(\s*\)|\bDate\.now\b|\bperformance\.now\b/, 'asks the clock: time arrives inside the command'],
  [/\bMath\.random\b|\brandomUUID\b/, 'throws dice: chance arrives inside the command'],
];

const isSource = (path: string): boolean => /(^|\/)src\/.*\.tsx?$/.test(path) && !path.endsWith('.d.ts');

const short: Rule = ({ path, text }) => {
  const lines = text.trimEnd().split('\n').length;
  return isSource(path) && lines > 200 ? [`is ${lines} lines long: 200 is the most`] : [];
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
  if (!isSource(path)) return [];
  const declared = withoutStrings(withoutComments(text)).matchAll(
    /\b(?:const|let|function|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)|\b([A-Za-z_$][\w$]*)\??:\s/g,
  );
  const names = new Set([...declared].map((match) => match[1] ?? match[2] ?? ''));
  return [...names].flatMap((name) =>
    bannedIn(name).map((word) => `says "${name}": the word is ${bannedWords.get(word)}`),
  );
};

/** The locale that a formatter is asked for, and any literal that names a language with its country. */
const locales =
  /\b(?:Intl\.\w+Format|toLocale(?:Date|Time)?String)\(\s*\[?\s*['"`]([\w-]+)['"`]|['"`]([a-z]{2}-[A-Z]{2})['"`]/g;

/** Another country's way of writing is no format: it changes with the browser's locale data. */
const ownLocale: Rule = ({ path, text }) => {
  if (!isSource(path) || path.endsWith('.spec.ts')) return [];
  const asked = [...withoutComments(text).matchAll(locales)].map((match) => match[1] ?? match[2] ?? '');
  return asked
    .filter((locale) => !/^en(-US)?$/.test(locale))
    .map((locale) => `formats as in ${locale}: make dates with todayIn, wallDate or formatToParts`);
};

/** A dialog that throws must not take the whole front with it. One inside another is guarded with it. */
const guardedDialogs: Rule = ({ path, text }) => {
  if (!isSource(path) || /(-dialog|dialog-boundary|\.spec)\.tsx$/.test(path) || text.includes('<DialogBoundary>'))
    return [];
  const dialogs = new Set(withoutComments(text).match(/<(?!Confirm)[A-Z]\w*Dialog\b/g) ?? []);
  return [...dialogs].map((tag) => `shows ${tag}> outside of a DialogBoundary`);
};

const noMachine: Rule = ({ path, text }) => {
  if (!path.endsWith('.md')) return [];
  const found = /(?<![\w.])\/(?:home|Users|work|farm)\/[\w-]+/.exec(text);
  return found ? [`mentions the path ${found[0]}, which only one machine has`] : [];
};

/** Calls that one file of the services makes for all of them, since each other caller forgot something once. */
const onlyIn: readonly (readonly [call: RegExp, home: string, why: string])[] = [
  [/\.moveToDelayed\(/, 'platform/queues/postpone-job.ts', 'postpones a job itself: call postponeJob'],
  [/\bnew (?:pg\.)?Pool\(/, 'platform/database/database.ts', 'opens a pool without limits: call createPool'],
  [
    /\b(?:createPostgresBackend|setDefaultBackendFactory|maxRetriesPerRequest)\b/,
    'platform/queues/queue-connection.ts',
    'connects queues itself: call queueOptions',
  ],
];

const oneCaller: Rule = ({ path, text }) => {
  if (!path.startsWith('services/')) return [];
  const code = withoutComments(text);
  return onlyIn.filter(([call, home]) => path !== `services/src/${home}` && call.test(code)).map(([, , why]) => why);
};

const rules = [short, pureDomain, knownSuffix, glossaryWords, ownLocale, noMachine, oneCaller, guardedDialogs];

/** What a file does against the rules of the house, as lines `path: sentence`. */
export function breachesOf(file: SourceFile): string[] {
  return rules.flatMap((rule) => rule(file)).map((sentence) => `${file.path}: ${sentence}`);
}

function bannedIn(name: string): string[] {
  return [...bannedWords.keys()].filter((word) => name.toLowerCase().replaceAll('_', '').includes(word));
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{}(),])\/\/.*$/gm, '$1');
}

function withoutStrings(text: string): string {
  return text.replace(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, "''");
}
