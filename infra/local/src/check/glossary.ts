import { isSource, type Rule, withoutComments } from './source-file.js';

/** A word that the glossary has another one for. */
export interface Loser {
  readonly word: string;
  readonly instead: string;
  /** Where it is right all the same: in these identifiers, or wherever it means something else. */
  readonly only: readonly string[] | 'other meanings' | 'nowhere';
}

/** The losers of docs/glossary.md, from the column "not" of its table. */
export const losersIn = (glossary: string): Loser[] =>
  [...glossary.matchAll(/^\| \*\*(.+?)\*\*.*? \| .* \| (.*?) \| [^|]* \|$/gm)].flatMap(([, instead = '', not = '']) =>
    not
      .split(/,(?![^(]*\))/)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '–')
      .map((entry) => loserOf(entry, instead)),
  );

function loserOf(entry: string, instead: string): Loser {
  const [, word = '', note] = /^([^(]+?)(?: \((.*)\))?$/.exec(entry) ?? [];
  if (note === undefined) return { word, instead, only: 'nowhere' };
  const named = /^only (.*?)(?::|$)/.exec(note)?.[1] ?? '';
  const only = [...named.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return { word, instead, only: only.length > 0 ? only : 'other meanings' };
}

/** What tells stories of the whole system has the same words. Drawings are of other things: a guest, a spot of light. */
const isRead = (path: string): boolean =>
  (isSource(path) || /^(services\/test|packages\/journeys)\/.*\.tsx?$/.test(path)) &&
  !path.startsWith('infra/artwork/');

/** No identifier, file or folder has a word that the glossary has another one for. */
export function glossaryWords(glossary: string): Rule {
  const losers = losersIn(glossary)
    .filter(({ only }) => only !== 'other meanings')
    .map(({ word, instead, only }) => ({
      word,
      instead,
      keys: keysOf(word),
      allowed: new Set(typeof only === 'string' ? [] : only.map(wordsOf)),
    }));
  const objections = remembered((name: string) => {
    const words = wordsOf(name);
    const key = singular(words);
    const found = losers.filter(({ keys, allowed }) => keys.some((one) => key.includes(one)) && !allowed.has(words));
    return [...new Set(found.map(({ instead }) => instead))].map(
      (instead) => `says "${name}": the word is ${instead} (docs/glossary.md)`,
    );
  });
  // most files have none of them anywhere, not even in a comment
  const anyOf = new RegExp(losers.map(({ word }) => word.replace(/[ -]/g, '[ _-]?')).join('|'), 'i');
  return ({ path, text }) => {
    if (!isRead(path) || !(anyOf.test(path) || anyOf.test(text))) return [];
    // keys of a catalogue repeat what people read
    const identifiers = /\/texts\/[^/]+\.ts$/.test(path) ? [] : identifiersIn(text);
    return [...new Set([...placesOf(path), ...identifiers])].flatMap(objections);
  };
}

/** Of a file its name without suffixes, and the folders that it lies in. A migration keeps the name that is stored. */
const placesOf = (path: string): string[] =>
  path.split('/').flatMap((part) => (/^\d{13}-/.test(part) ? [] : (part.split('.')[0] ?? '')));

const strings = /'(?:\\.|[^'\n\\])*'|"(?:\\.|[^"\n\\])*"|`[^`]*`/.source;
const patterns = /(?<=[(,=:[!&|?{};]\s*|return |=>\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\n\\])*\]|[^/\n\\])+\/[a-z]*/
  .source;
const quoted = new RegExp(`${strings}|${patterns}`, 'g');

/** Every name that is not one of something else's members. */
function identifiersIn(text: string): string[] {
  const code = withoutComments(text).replace(quoted, "''");
  return [...code.matchAll(/(?<![\w$.])[A-Za-z_$][\w$]*/g)].map(([name]) => name);
}

/** `InFlight` and `in-flight` are the words -in-flight-. */
const wordsOf = (name: string): string =>
  `-${name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[_ ]/g, '-')}-`;

/** Word by word: a plane is no lane. */
const singular = (words: string): string => words.replace(/s(?=-)/g, '');

/** Of several words also together: a timeslot is a time slot. */
const keysOf = (word: string): string[] => [wordsOf(word), wordsOf(word.replace(/[ -]/g, ''))].map(singular);

function remembered<Value>(of: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    const value = known.get(name) ?? of(name);
    known.set(name, value);
    return value;
  };
}
