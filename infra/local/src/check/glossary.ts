import { identifiersIn } from '../syntax/identifiers.js';
import { isSource, type Rule } from './source-file.js';

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
  (isSource(path) || /^(services\/test|packages\/journeys)\/.*\.tsx?$|\.[cm]js$/.test(path)) &&
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
    if (storedName.test(name)) return [];
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
    const identifiers = /\/texts\/[^/]+\.ts$/.test(path) ? [] : identifiersIn(text, { jsx: path.endsWith('x') });
    return [...new Set([...placesOf(path), ...identifiers])].flatMap(objections);
  };
}

/** A migration keeps the name that is stored: `1798000000004-rules`, `Rules1798000000004`. */
const storedName = /^\d{13}-|\d{13}$/;

/** Of a file its name without suffixes, and the folders that it lies in. */
const placesOf = (path: string): string[] => path.split('/').map((part) => part.split('.')[0] ?? '');

/** Where a word of a name ends: before a capital, behind an acronym, and between letters and digits. */
const border = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])/g;

/** `InFlight` and `in-flight` are the words -in-flight-, `HTTPLane2` is -http-lane-2-. */
const wordsOf = (name: string): string => `-${name.replace(border, '-').toLowerCase().replace(/[_ ]/g, '-')}-`;

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
