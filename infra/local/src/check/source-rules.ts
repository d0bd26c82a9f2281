import { isSource, type Rule, withoutComments } from './source-file.js';

/** The locale that a formatter is asked for, and any literal that names a language with its country. */
const locales =
  /\b(?:Intl\.\w+Format|toLocale(?:Date|Time)?String)\(\s*\[?\s*['"`]([\w-]+)['"`]|['"`]([a-z]{2}-[A-Z]{2})['"`]/g;

/** Another country's way of writing is no format: it changes with the browser's locale data. */
const ownLocale: Rule = ({ path, text }) => {
  if (!isSource(path) || path.endsWith('.spec.ts')) return [];
  const found = [...withoutComments(text).matchAll(locales)].map((match) => match[1] ?? match[2] ?? '');
  return found
    .filter((locale) => !/^en(-US)?$/.test(locale))
    .map((locale) => `formats as in ${locale}: make dates with dateIn, todayIn or formatToParts`);
};

/** A dialog that throws must not take the whole front with it. One inside another is guarded with it. */
const guardedDialogs: Rule = ({ path, text }) => {
  if (!isSource(path) || /(-dialog|dialog-boundary|\.spec)\.tsx$/.test(path) || text.includes('<DialogBoundary>'))
    return [];
  const dialogs = new Set(withoutComments(text).match(/<(?!Confirm)[A-Z]\w*Dialog\b/g) ?? []);
  return [...dialogs].map((tag) => `shows ${tag}> outside of a DialogBoundary`);
};

/** What throws, or breaks a character, where a text or an address is odd, and what does the same for every text. */
const textCalls: readonly (readonly [call: RegExp, why: string])[] = [
  [
    /\b(?:en|de)codeURI(?:Component)?\b/,
    'encodes or decodes itself, which throws at odd texts: call encodeText or decodeText',
  ],
  [
    /\.substr(?:ing)?\(|\.slice\(0, (?:longest\w*|[4-9]\d|\d[\d_]{2,})\)|\.slice\([^()]*\)\}…/,
    'may cut within a character: call cutText or shortText',
  ],
  [/\.charAt\(0\)\.toUpperCase|\.slice\(0, 1\)\.toUpperCase/, 'may cut within a character: call capitalized'],
];

/** These hold what they decode to be wrong by the error, or read a setting. */
const decoders =
  /^packages\/contracts\/src\/text\.ts$|^services\/src\/platform\/(?:http\/input-gate|config\/bucket-address)\.ts$/;

const wholeTexts: Rule = ({ path, text }) => {
  if (!/^(?:shell|mfe-\w+|packages\/(?:contracts|site-kit)|services)\/src\//.test(path)) return [];
  if (/\.spec\.tsx?$|\/testing\//.test(path) || decoders.test(path)) return [];
  const code = withoutComments(text);
  return textCalls.filter(([call]) => call.test(code)).map(([, why]) => why);
};

/** React calls what an effect returns. Without braces that is whatever a browser makes of the call: a promise, too. */
const effects = /\buse(?:Layout|Insertion)?Effect\(\s*(async\b|\(\)\s*=>\s*(?!\s*\{))/g;

const bracedEffects: Rule = ({ path, text }) =>
  isSource(path) && !/\.spec\.tsx?$/.test(path)
    ? [...withoutComments(text).matchAll(effects)].map(() => 'has an effect that returns a value: give it braces')
    : [];

/** React's `lazy` remembers a failure for ever: what did not come once never comes again in that visit. */
const noLazy: Rule = ({ path, text }) =>
  isSource(path) &&
  !/\/on-demand\.tsx$|\.spec\.tsx?$/.test(path) &&
  /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(text)
    ? ["loads a part with React's lazy: call onDemand, which asks again"]
    : [];

/** What breaks on its own, at any time: an error of it that nothing listens to ends the process. */
const breakable =
  /\b(?:createReadStream|createWriteStream|spawn|fork|createServer|busboy)\(|\bnew (?:pg\.)?(?:Client|Redis|Socket)\(/;
const runsForLong =
  /^(?:services\/src|packages\/event-store\/src|infra\/(?:local\/src\/(?:start|postgres|processes|redis)|artwork\/src))\//;

const heardErrors: Rule = ({ path, text }) => {
  if (!runsForLong.test(path) || /\.spec\.ts$|\/testing\/|\/apps\/bench\//.test(path)) return [];
  const lines = withoutComments(text)
    .split('\n')
    .filter((line) => breakable.test(line) && !line.startsWith('import ') && !line.includes('pipeline('));
  if (lines.length === 0 || /'error'/.test(text)) return [];
  return lines.map((line) => `opens what may break, and listens to no 'error' of it: ${line.trim()}`);
};

/** Calls that one file of the services makes for all of them, since each other caller forgot something once. */
const onlyIn: readonly (readonly [call: RegExp, home: string, why: string])[] = [
  [/\.moveToDelayed\(/, 'platform/queues/postpone-job.ts', 'postpones a job itself: call postponeJob'],
  [/\.upsertJobScheduler\(/, 'platform/queues/clock-jobs.ts', 'asks a clock itself: add to the list of clock jobs'],
  [/\bnew (?:pg\.)?Pool\(/, 'platform/database/database.ts', 'opens a pool without limits: call createPool'],
  [
    /\b(?:createPostgresBackend|setDefaultBackendFactory|maxRetriesPerRequest)\b/,
    'platform/queues/queue-connection.ts',
    'connects queues itself: call queueOptions',
  ],
];

const oneCaller: Rule = ({ path, text }) => {
  if (!path.startsWith('services/') || path.endsWith('.spec.ts')) return [];
  const code = withoutComments(text);
  return onlyIn.filter(([call, home]) => path !== `services/src/${home}` && call.test(code)).map(([, , why]) => why);
};

/** The address of a link to a person: what stands behind a `?` or `&` in it would be recipients, and an extension part of the number. */
const personLinks: Rule = ({ path, text }) => {
  if (!isSource(path) || path === 'packages/contracts/src/phone-number.ts' || path.endsWith('.spec.ts')) return [];
  const made = withoutComments(text).match(/\b(?:tel|mailto):\$\{/g) ?? [];
  return made.map((scheme) => `writes ${scheme.slice(0, -2)} itself: call telHref or mailtoHref`);
};

/** Public pages load once and are told of changes (§7): only staff have pages that ask again by themselves. */
const noPolling: Rule = ({ path, text }) => {
  if (!isSource(path) || /^mfe-admin\/|\.spec\.tsx?$/.test(path)) return [];
  const found =
    withoutComments(text).match(/\b(?:refetchInterval|refetchOnWindowFocus|refetchOnReconnect): (?!false)/g) ?? [];
  return found.map((option) => `sets ${option.slice(0, -2)}: let the page hear of changes, or load them on a visit`);
};

/** The addresses that a whole group of reads begins with are said to `refresh`, and to nothing else. */
const refreshed = /\brefresh\(client,[^)]*\)/g;

/** A front that spells an address says its types by hand, and keeps what it read where no change makes it stale. */
const namedOperations: Rule = ({ path, text }) => {
  const isFront = /^(?:shell|mfe-\w+|packages\/site-kit)\/src\//.test(path) && !/\.spec\.tsx?$|\/testing\//.test(path);
  if (!isFront || path === 'packages/site-kit/src/http/call-api.ts') return [];
  const spelled =
    withoutComments(text)
      .replace(refreshed, '')
      .match(/['"`]\/api\/[\w/-]*/g) ?? [];
  return spelled.map((address) => `spells ${address.slice(1)}: name an operation of @northlight/client`);
};

/** Who is here, or nobody: an account that signs in or out is told to it by this name. */
const keyOfItsOwn = 'packages/site-kit/src/session/session.ts';

/** What is kept under a word is found by no `refresh`: an admin's change would stay unseen in the same tab. */
const keysAreAddresses: Rule = ({ path, text }) => {
  const isFront = /^(?:shell|mfe-\w+|packages\/site-kit)\/src\//.test(path) && !/\.spec\.tsx?$|\/testing\//.test(path);
  if (!isFront || path === keyOfItsOwn) return [];
  const code = withoutComments(text);
  const words = /\b(?:callApi|apiQuery)\w*\(/.test(code)
    ? (code.match(/\b\w*Key(?::| =) \[\s*['"`][\w -]*/g) ?? [])
    : [];
  return words.map((key) => `keeps an answer under ${key}: begin with the key of apiQuery`);
};

/** An instant has no date without a zone: its first ten letters are the day in UTC, in the evening the next one. */
const datedInstants: Rule = ({ path, text }) => {
  if (!isSource(path) || path.endsWith('.spec.ts')) return [];
  const cut = withoutComments(text).match(/\b(?:date|weekday)Text\([\w.]*(?:At|Since)\)/g) ?? [];
  return cut.map((call) => `writes the day in UTC with ${call}: call instantDateText`);
};

/** What tells a moment by the clock of the browser, which two people who look at one page need not share. */
const browserClock =
  /\bIntl\.DateTimeFormat\(|\.toLocale(?:Date|Time)String\(|\.get(?:FullYear|Month|Date|Day|Hours|Minutes)\(|\btextOfDate\b/g;

const oneClock: Rule = ({ path, text }) => {
  if (!/^mfe-admin\/src\/(?!format\/moments\.ts$|.*\.spec\.tsx?$)/.test(path)) return [];
  const made = withoutComments(text).match(browserClock) ?? [];
  return made.map(
    (call) => `tells a moment by ${call}, the browser's clock: call what format/moments.ts and dates.ts have`,
  );
};

/** What several pages share has a folder that says what it is. */
const orderedRoot: Rule = ({ path }) => {
  const name = /^mfe-admin\/src\/([^/]+)$/.exec(path)?.[1];
  if (name === undefined || /^(?:index\.ts|(?:bootstrap|routes)\.tsx)$/.test(name)) return [];
  return ['lies beside the entry: it belongs to ui, forms, format, hooks or queries'];
};

/** What the code once did at a place where a visitor met it, so that no other place does it again. */
export const sourceRules: readonly Rule[] = [
  orderedRoot,
  ownLocale,
  guardedDialogs,
  wholeTexts,
  bracedEffects,
  noLazy,
  heardErrors,
  oneCaller,
  personLinks,
  noPolling,
  namedOperations,
  keysAreAddresses,
  datedInstants,
  oneClock,
];
