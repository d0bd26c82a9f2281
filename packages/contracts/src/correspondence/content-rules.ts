import { isOneLine, oneLineMessage } from '../one-line.js';
import type { ContentBlock } from './content-block.js';
import { unknownNames } from './content-names.js';

/** What is against a text, where it stands. */
export interface ContentProblem {
  /** Which block, from 0; undefined: it is about the text as a whole. */
  readonly block?: number;
  /** Which field of it; undefined: it is about the block as a whole. */
  readonly field?: string;
  readonly message: string;
}

export const contentLimits = { blocks: 60, text: 4_000, short: 300 } as const;

/** A page of this site, another site over TLS, a mail or a call. */
const address = /^(https:\/\/[^\s"<>]+|mailto:[^\s"<>]+|tel:\+?[\d-]+|\/(?![/\\])[^\s"<>\\]*)$/;
const onlyBlocks = 'Please send only headings, texts, lists, questions, and links';

/** What is wrong with a value; undefined while nothing is. */
type Check = (value: unknown) => string | undefined;

const words =
  (what: string, most: number): Check =>
  (value) => {
    if (typeof value !== 'string' || value.trim() === '') return `Please write ${what}`;
    if (value.length > most) return `Please keep ${what} under ${most.toLocaleString('en-US')} characters`;
    const [unknown] = unknownNames(value);
    return unknown === undefined ? undefined : `{${unknown}} is not a known name. Please use one of the names listed.`;
  };

const line =
  (what: string): Check =>
  (value) => {
    const problem = words(what, contentLimits.short)(value);
    return problem === undefined && !isOneLine(value as string) ? oneLineMessage : problem;
  };

const items: Check = (value) => {
  if (!Array.isArray(value) || value.length === 0) return 'Please write at least one item';
  if (value.length > contentLimits.blocks) return `Please write at most ${contentLimits.blocks} items`;
  const problems = value.map((item, nth) => line(`item ${nth + 1}`)(item));
  return problems.find((problem) => problem !== undefined);
};

const url: Check = (value) => {
  const problem = line('the address')(value);
  if (problem !== undefined || address.test(value as string)) return problem;
  return 'Please start the address with / for a page on this site, or with https://, mailto:, or tel:';
};

const { text } = contentLimits;
const checks: Readonly<Record<ContentBlock['kind'], Readonly<Record<string, Check>>>> = {
  heading: { text: line('the heading') },
  text: { text: words('the text', text) },
  list: { items },
  question: { question: line('the question'), answer: words('the answer', text) },
  link: { label: line('the link text'), url },
};

/** Everything that is against a text, block by block; nothing for known blocks, each with its fields and no others. */
export function contentProblems(value: unknown): ContentProblem[] {
  if (!Array.isArray(value)) return [{ message: onlyBlocks }];
  if (value.length > contentLimits.blocks)
    return [{ message: `A text can have at most ${contentLimits.blocks} blocks` }];
  return value.flatMap((block, nth) => problemsIn(block).map((problem) => ({ block: nth, ...problem })));
}

function problemsIn(block: unknown): Omit<ContentProblem, 'block'>[] {
  if (typeof block !== 'object' || block === null) return [{ message: onlyBlocks }];
  const { kind, ...fields } = block as Readonly<Record<string, unknown>>;
  const rules = typeof kind === 'string' && Object.hasOwn(checks, kind) ? checks[kind as ContentBlock['kind']] : {};
  const isKnown = Object.keys(rules).length > 0 && Object.keys(fields).every((name) => Object.hasOwn(rules, name));
  if (!isKnown) return [{ message: onlyBlocks }];
  return Object.entries(rules).flatMap(([field, check]) => {
    const message = check(fields[field]);
    return message === undefined ? [] : [{ field, message }];
  });
}
