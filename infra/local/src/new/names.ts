import { PlainError } from '../processes/plain-error.js';

/** The words that the templates fill in, by the name that stands between `{{` and `}}`. */
export type Words = Readonly<Record<string, string>>;

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * The forms of a name: `booking/reschedule-booking` names `reschedule-booking` in the room or front `booking`.
 * @throws PlainError when it is not kebab-case
 */
export function wordsOfName(path: string): Words {
  const parts = path.split('/');
  if (parts.length > 2 || !parts.every((part) => kebab.test(part))) {
    throw new PlainError(`"${path}" is no name here: use kebab-case, as in booking/reschedule-booking.`);
  }
  const name = parts.at(-1) ?? '';
  const room = parts[0] ?? '';
  return {
    room,
    name,
    camel: camelOf(name),
    Name: pascalOf(name),
    words: name.replaceAll('-', ' '),
    Words: sentenceOf(name),
    snake: name.replaceAll('-', '_'),
    Room: pascalOf(room),
    roomCamel: camelOf(room),
    roomSnake: room.replaceAll('-', '_'),
  };
}

/** Fills the words into a template. A name that nobody gave fails. */
export function fill(template: string, words: Words): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const word = words[key];
    if (word === undefined) throw new Error(`The template asks for {{${key}}}, which nobody gave.`);
    return word;
  });
}

const camelOf = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascalOf = (name: string): string => camelOf(`-${name}`);
const sentenceOf = (name: string): string => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
