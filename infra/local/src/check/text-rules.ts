import { type Rule, withoutComments } from './source-file.js';

const shown = /^(?:shell|mfe-\w+|packages\/site-kit)\/src\//;
const notShown = /\.spec\.tsx?$|\/testing\/|\/src\/texts\//;

/** Words between tags, in a property that people read or hear, and in what a toast or a table is given. */
const loose: readonly RegExp[] = [
  />\s*[^<>{}=;()|&]*[A-Za-z]{3}[^<>{}=;()|&]*<\//g,
  /\b(?:label|title|lead|alt|placeholder|hint|text|aria-label|busyText|caption|confirmText|cancelText|legend|summary)="[^"]*[A-Za-z]{3}[^"]*"/g,
  /\b(?:title|label|hint|text|description|lead|placeholder|message|heading): '[A-Z][a-z]+[^']*'/g,
];

/**
 * What people read stands in the catalogue of its front, where one person can read it all and translate it. Specimens show
 * example texts, which no visitor reads: they lie outside of what is shown.
 */
const gatheredTexts: Rule = ({ path, text }) => {
  if (!shown.test(path) || notShown.test(path)) return [];
  const code = withoutComments(text);
  return loose.flatMap((pattern) => code.match(pattern) ?? []).map((words) => `has words of its own, ${words.trim()}`);
};

const catalogues =
  /\/src\/(?:contexts\/notifications\/)?texts\/[^/]+\.ts$|^packages\/contracts\/src\/errors\/[^/]+\.ts$/;

/** Words of other countries, and those that docs/ui-words.md has another word for. */
const foreign =
  /\b(?:colours?|favourites?|licen[c]es?|programmes?|catalogues?|centres?|cancell(?:ed|ing)|travell(?:ed|ing|ers?)|(?:apolog|custom|organ|personal|real|recogn)is\w+|grey|cheques?|e-mails?|mails?|mailed|houses?|somebody|everybody|whoever|parties|pieces?)\b/gi;

/** Exact words of decisions.md. */
const stated = new Set(['Presented under licence.']);

const americanWords: Rule = ({ path, text }) => {
  if (!catalogues.test(path)) return [];
  const messages = [...withoutComments(text).matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)];
  return messages
    .map((match) => (match[1] ?? match[2] ?? '').replace(/\{\w+/g, '{'))
    .filter((message) => message.includes(' ') && !stated.has(message))
    .flatMap((message) =>
      (message.match(foreign) ?? []).map((word) => `says "${word}" in "${message}": see docs/ui-words.md`),
    );
};

/** How words get onto a page. */
export const textRules: readonly Rule[] = [gatheredTexts, americanWords];
