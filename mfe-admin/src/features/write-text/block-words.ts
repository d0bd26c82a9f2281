import { type ContentBlock, type ContentName, contentLimits, shortText } from '@northlight/contracts';
import { texts } from '../../texts/write-text.ts';

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

const short = texts.upToCharacters({ short: contentLimits.short });
const long = texts.upToCharactersOf({ most: contentLimits.text.toLocaleString('en-US') });

/** Every kind of block, in the order in which they are offered. */
export const blockKinds: Readonly<Record<BlockKind, KindWords>> = {
  heading: { title: texts.heading, fields: [{ name: 'text', label: texts.heading, hint: short }] },
  text: { title: texts.text, fields: [{ name: 'text', label: texts.text, hint: long, rows: 5 }] },
  list: {
    title: texts.list,
    fields: [{ name: 'items', label: texts.items, hint: texts.onePerLineUp({ short: contentLimits.short }), rows: 5 }],
  },
  question: {
    title: texts.question,
    fields: [
      { name: 'question', label: texts.question, hint: short },
      { name: 'answer', label: texts.answer, hint: texts.collapsedUntilTheReaderOpens({ limit: long }), rows: 4 },
    ],
  },
  link: {
    title: texts.link,
    fields: [
      { name: 'label', label: texts.linkText, hint: short },
      { name: 'url', label: texts.linkAddress, hint: '/venues for a page of this site, https://…, mailto:… or tel:…' },
    ],
  },
};

/** What may be named in braces, and what it is. */
export const nameWords: Readonly<Record<ContentName, string>> = {
  product: texts.productName,
  support: texts.supportEmail,
  fee: texts.bookingFee,
  memberDiscount: texts.memberTicketDiscount,
  groupDiscount: texts.groupDiscount,
  groupFrom: texts.ticketsNeededForAGroup,
  refundHours: texts.hoursBeforeAVisit,
  moveHours: texts.hoursBeforeAVisitTo,
};

const MAX_SHOWN = 140;

/** What a block says, in a line. */
export function blockText(block: ContentBlock): string {
  return shortText(sayingOf(block), MAX_SHOWN);
}

function sayingOf(block: ContentBlock): string {
  if (block.kind === 'list') return block.items.join(', ');
  if (block.kind === 'question') return `${block.question} ${block.answer}`;
  return block.kind === 'link' ? `${block.label} (${block.url})` : block.text;
}
