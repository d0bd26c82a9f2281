import type { Letter } from './letter.js';
import { htmlOf } from './letter-html.js';
import type { Mail } from './mail.js';
import { greetingOf } from './person-name.js';

/** Both forms of a letter; they say the same. */
export function formsOf(letter: Letter): Pick<Mail, 'html' | 'text'> {
  const { greets, greeting } = letter;
  const greeted = greets === undefined ? letter : { ...letter, greeting: greetingOf(greets, greeting) };
  return { html: htmlOf(greeted), text: textOf(greeted) };
}

const textOf = ({ productName, greeting, rows, quote, action, links = [], notes }: Letter): string =>
  [
    greeting,
    '',
    ...rows.map(([label, value]) => `${label}: ${value}`),
    ...(quote ? ['', ...quote.split('\n').map((line) => `> ${line}`)] : []),
    ...(action ? ['', `${action.label}: ${action.url}`] : []),
    ...links.flatMap(({ label, url }) => ['', label, url]),
    '',
    ...notes,
    '',
    productName,
  ].join('\n');
