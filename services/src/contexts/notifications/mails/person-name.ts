import { texts } from '../texts/person-name.js';

/** A name that is one, and no line of somebody who fills in forms with a stranger's address. */
const personName = /^[\p{L}\p{M}'’.\- ]{2,60}$/u;

/** A name to greet with; empty where it could be an advertisement. */
export const greetedName = (name: string): string => (personName.test(name) && !/\w\.\w/.test(name) ? name : '');

/** `Hello Ann Lee,` above the text, or without the name where it could be an advertisement. */
export function greetingOf(name: string, text: string): string {
  const greeted = greetedName(name);
  return greeted ? texts.hello({ name: greeted, text }) : texts.helloOf({ text });
}
