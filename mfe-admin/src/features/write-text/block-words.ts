import { type ContentBlock, type ContentName, contentLimits, shortText } from '@northlight/contracts';

export type BlockKind = ContentBlock['kind'];

/** One field of a block, as the form shows it. */
interface BlockField {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** Rows of the field; one line where there is no number. */
  readonly rows?: number;
}

interface KindWords {
  readonly title: string;
  readonly fields: readonly BlockField[];
}

const short = `Up to ${contentLimits.short} characters`;
const long = `Up to ${contentLimits.text.toLocaleString('en-US')} characters`;

/** Every kind of block, in the order in which they are offered. */
export const blockKinds: Readonly<Record<BlockKind, KindWords>> = {
  heading: { title: 'Heading', fields: [{ name: 'text', label: 'Heading', hint: short }] },
  text: { title: 'Text', fields: [{ name: 'text', label: 'Text', hint: long, rows: 5 }] },
  list: {
    title: 'List',
    fields: [
      { name: 'items', label: 'Items', hint: `One a line, each up to ${contentLimits.short} characters`, rows: 5 },
    ],
  },
  question: {
    title: 'Question',
    fields: [
      { name: 'question', label: 'Question', hint: short },
      { name: 'answer', label: 'Answer', hint: `${long}. Readers open it`, rows: 4 },
    ],
  },
  link: {
    title: 'Link',
    fields: [
      { name: 'label', label: 'What it says', hint: short },
      { name: 'url', label: 'Where it leads', hint: '/venues for a page of this site, https://…, mailto:… or tel:…' },
    ],
  },
};

/** What may be named in braces, and what it is. */
export const nameWords: Readonly<Record<ContentName, string>> = {
  product: 'The name of the product',
  support: 'The e-mail address of support',
  fee: 'The booking fee',
  memberDiscount: 'The discount of the Member ticket',
  groupDiscount: 'The discount of groups',
  groupFrom: 'How many tickets make a group',
  refundHours: 'Hours before a visit until which all is paid back',
  moveHours: 'Hours before a visit until which it may be moved',
};

const mostShown = 140;

/** What a block says, in a line. */
export function blockText(block: ContentBlock): string {
  return shortText(sayingOf(block), mostShown);
}

function sayingOf(block: ContentBlock): string {
  if (block.kind === 'list') return block.items.join(', ');
  if (block.kind === 'question') return `${block.question} ${block.answer}`;
  return block.kind === 'link' ? `${block.label} (${block.url})` : block.text;
}
