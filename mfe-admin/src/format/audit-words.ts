import {
  type AuditEntryView,
  type ContentBlock,
  capitalized,
  type OpeningHours,
  type OpeningRule,
  weekdayNames,
} from '@northlight/contracts';
import { href, money, timeText } from '@northlight/site-kit';
import { texts as catalogue } from '../texts/common.ts';
import { fromMonday } from './dates.ts';
import { instant, momentText } from './moments.ts';
import { ruleText } from './rule-text.ts';

type Entry = Pick<AuditEntryView, 'whoId' | 'who' | 'role'>;

const nobodys: Readonly<Record<string, string>> = {
  visitor: catalogue.aVisitor,
  worker: catalogue.theSystem,
  seed: catalogue.demoData,
  operator: catalogue.anOperatorOnTheMachine,
};

/** Who it was, for people. */
export const whoText = ({ whoId, who, role }: Entry): string =>
  who ?? (whoId === null ? (nobodys[role] ?? role) : catalogue.deletedAccount);

/** The subject of a change: "Experience Night Train", "Inquiry 7". */
export function subjectText({ kind, id, name }: AuditEntryView['subject']): string {
  const what = name ?? (kind === 'user' ? (id === 'none' ? '' : catalogue.deletedAccount2) : id);
  return `${wordsOf(kind)} ${what}`.trim();
}

/** By what it is named, where its page is found by that: bookings and orders have references. */
const pages: Readonly<Record<string, (id: string, name: string) => string>> = {
  experience: (id) => href('adminExperience', { id }),
  product: (id) => href('adminProduct', { id }),
  membership: () => href('adminMemberships'),
  inquiry: () => href('adminInquiries'),
  booking: (_, reference) => `${href('adminBookings')}/${reference}`,
  order: (_, reference) => href('adminOrder', { reference }),
  venue: (id) => href('adminVenue', { id }),
  user: () => href('adminUsers'),
  slot: (id) => href('adminSlot', { id }),
  slots: () => href('adminAvailability'),
  voucher: () => href('adminVouchers'),
  'promo code': () => '/admin/promo-codes',
  queue: () => href('adminOperations'),
  job: () => href('adminOperations'),
  settings: () => href('adminSettings'),
  text: (id) => href('adminText', { key: id }),
  review: () => '/admin/reviews',
  front: (id) => `/admin/fronts?front=${id}`,
  message: () => href('adminMessages', { tab: 'answered' }),
};

/** Where its subject is looked after; undefined where it has no page. */
export const pageOf = ({ kind, id, name }: AuditEntryView['subject']): string | undefined =>
  pages[kind]?.(id, name ?? id);

/** One field on both sides; undefined where there is no such side. */
export interface FieldChange {
  readonly name: string;
  readonly label: string;
  readonly old: string | undefined;
  readonly now: string | undefined;
}

/** The fields of a change, for people. */
export function fieldsOf(change: Pick<AuditEntryView, 'old' | 'new'>): FieldChange[] {
  const [old, now] = [ownBlocks(change.old, change.new), ownBlocks(change.new, change.old)];
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])];
  return names.map((name) => ({ name, label: labelOf(name), old: textIn(old, name), now: textIn(now, name) }));
}

type Side = AuditEntryView['old'];

/** Of a text only the blocks that are not on the other side, too; all of them where it is their order that changed. */
function ownBlocks(side: Side, other: Side): Side {
  if (!Array.isArray(side?.blocks) || !Array.isArray(other?.blocks)) return side;
  const [all, others] = [linesOf(side.blocks), linesOf(other.blocks)];
  const own = all.filter((line) => !others.includes(line));
  const isMoved = own.length === 0 && others.every((line) => all.includes(line));
  const rest = catalogue.block({ all: all.length - own.length });
  return { ...side, blocks: isMoved ? side.blocks : [...own, ...(own.length < all.length ? [rest] : [])].join('\n') };
}

const linesOf = (blocks: readonly ContentBlock[]): string[] => blocks.map(lineOf);

/** "question: Where do I park? At the venue." */
function lineOf(block: ContentBlock): string {
  const { kind } = block;
  if (kind === 'list') return `${kind}: ${block.items.join(', ')}`;
  if (kind === 'question') return `${kind}: ${block.question} ${block.answer}`;
  return kind === 'link' ? `${kind}: ${block.label}, ${block.url}` : `${kind}: ${block.text}`;
}

const textIn = (side: Side, name: string): string | undefined =>
  side && name in side ? valueText(name, side[name]) : undefined;

/** `price_cents` and `priceCents` are "Price". */
const labelOf = (name: string): string => wordsOf(name.replace(isMoney, ''));

/** `waitlistPlaces` is "Waitlist places". */
export function wordsOf(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
  return capitalized(words);
}

/** Fields with a word out of a closed list: nothing_paid. */
const codes: ReadonlySet<string> = new Set(['reason', 'status', 'method']);

const clock = /^((?:\d{4}-\d\d-\d\d )?)(\d\d:\d\d)$/;

/** "14:30", also behind a date, as people read it; anything else as it is. */
const clockText = (value: string): string => value.replace(clock, (_, date, time) => `${date}${timeText(time)}`);

const isMoney = /(_cents|Cents)$/;

const texts: Readonly<Record<string, (value: never, name: string) => string>> = {
  boolean: (value: boolean) => (value ? 'yes' : 'no'),
  number: (value: number, name) => (isMoney.test(name) ? money(value / 100) : String(value)),
  string: (value: string, name) => {
    if (instant.test(value)) return momentText(value);
    return (codes.has(name) ? value.replaceAll('_', ' ') : clockText(value)) || 'none';
  },
  object: (value: object | null) => (value === null ? 'none' : partsText(value)),
};

/** Fields whose parts say little without each other. */
const textsByName: Readonly<Record<string, (value: never) => string>> = {
  week_hours: (week: readonly (OpeningHours | null)[]) => weekText(week),
  blocks: (blocks: readonly ContentBlock[]) => linesOf(blocks).join('\n') || 'none',
  rules: (rules: readonly OpeningRule[]) => rules.map(ruleText).join('\n') || 'none',
};

function valueText(name: string, value: unknown): string {
  const text = (Array.isArray(value) && textsByName[name]) || texts[typeof value];
  return text?.(value as never, name) ?? '';
}

/** A list in a line, or a line for each part of it that has fields; any other thing field by field. */
function partsText(value: object): string {
  if (!Array.isArray(value))
    return Object.entries(value)
      .map(([name, one]) => `${labelOf(name)}: ${valueText(name, one)}`)
      .join('\n');
  const isOfParts = value.some((one) => typeof one === 'object' && one !== null);
  return value.map(partText).join(isOfParts ? '\n' : ', ') || 'none';
}

/** A part of a text or of a list: what it says, without the names of its fields. */
const partText = (part: unknown): string =>
  typeof part === 'object' && part !== null
    ? Object.entries(part)
        .map(([name, one]) => valueText(name, one))
        .join(' · ')
    : valueText('', part);

/** "Monday: 10:00 AM to 8:00 PM", day by day. */
const weekText = (week: readonly (OpeningHours | null)[]): string =>
  fromMonday
    .map((weekday) => {
      const hours = week[weekday];
      return `${weekdayNames[weekday]}: ${hours ? catalogue.to({ opens: timeText(hours.opens), closes: timeText(hours.closes) }) : 'closed'}`;
    })
    .join('\n');
