/** Text that is HTML already; everything else is escaped where it is put in. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | readonly Html[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (part === null) return '';
  return typeof part === 'object' ? part.map(({ text }) => text).join('') : escaped(String(part));
}

/** HTML with parts in it. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(String.raw({ raw: texts }, ...parts.map(textOf)));
