import { escapeHtml } from '../../../platform/kernel/escape-html.js';
import type { Mail } from './mail.js';
import { greetingOf } from './person-name.js';

interface Link {
  readonly label: string;
  readonly url: string;
}

/** What a mail says, before it has a form. */
export interface Letter {
  readonly productName: string;
  /** What it is about, in large letters. */
  readonly heading: string;
  /** Its lines stay lines. */
  readonly greeting: string;
  /** The name that a visitor typed, greeted with in front of the greeting: only where it cannot be an advertisement. */
  readonly greets?: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** What somebody else wrote, kept apart from our own words; its lines stay lines. */
  readonly quote?: string;
  /** The one thing to do now, where there is one. */
  readonly action?: Link;
  /** Several of a kind, where there is not one thing to do. */
  readonly links?: readonly Link[];
  readonly notes: readonly string[];
}

/** Both forms of a letter; they say the same. */
export function formsOf(letter: Letter): Pick<Mail, 'html' | 'text'> {
  const { greets, greeting } = letter;
  const greeted = greets === undefined ? letter : { ...letter, greeting: greetingOf(greets, greeting) };
  return { html: htmlOf(greeted), text: textOf(greeted) };
}

/** Made once, as it takes long to make. A calendar day has no zone: it is read and written in the same one. */
const fullDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** A date as people write it: `Saturday, November 28, 2026`. @param date yyyy-MM-dd */
export const dayInWords = (date: string): string => fullDay.format(new Date(date));

/** A time as people write it: `2:30 PM`. @param time HH:mm */
export function timeInWords(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
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

function htmlOf({ productName, heading, greeting, rows, quote, action, links = [], notes }: Letter): string {
  const cell = 'padding:8px 0;border-top:1px solid #d9dee3;vertical-align:top';
  const row = ([label, value]: readonly [string, string]) =>
    `<tr><td style="${cell};color:#55606b;width:150px">${escapeHtml(label)}</td><td style="${cell};font-weight:600">${escapeHtml(value)}</td></tr>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:#eef2f4;font-family:Helvetica,Arial,sans-serif;color:#0c1620;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td style="background:#0c1620;color:#ffffff;border-radius:12px 12px 0 0;padding:24px 32px;font-size:14px">${escapeHtml(productName)}
<div style="font-size:26px;font-weight:700;line-height:1.2;margin-top:8px">${escapeHtml(heading)}</div></td></tr>
<tr><td style="padding:24px 32px"><p style="margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(greeting)}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px">${rows.map(row).join('')}</table>
${quote ? quoteOf(quote) : ''}${action ? buttonOf(action) : ''}${links.map(linkOf).join('')}${notes.map((note) => `<p style="margin:16px 0 0;color:#55606b;font-size:14px">${escapeHtml(note)}</p>`).join('')}
</td></tr></table></td></tr></table></body></html>`;
}

const quoteOf = (quote: string): string =>
  `<blockquote style="margin:24px 0 0;padding:0 0 0 16px;border-left:3px solid #c9d1d8;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(quote)}</blockquote>`;

const linkOf = ({ label, url }: Link): string =>
  `<p style="margin:12px 0 0"><a href="${escapeHtml(url)}" style="color:#0b5c7a;font-weight:600">${escapeHtml(label)}</a></p>`;

const buttonOf = ({ label, url }: Link): string =>
  `<p style="margin:24px 0 0"><a href="${escapeHtml(url)}" style="display:inline-block;background:#0c1620;color:#ffffff;border-radius:8px;padding:12px 20px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;
