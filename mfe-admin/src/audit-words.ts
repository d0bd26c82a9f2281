import type { AuditEntryView } from '@northlight/contracts';
import { href, money } from '@northlight/site-kit';
import { instant, momentText } from './moments.ts';

type Entry = Pick<AuditEntryView, 'whoId' | 'who' | 'role'>;

const nobodys: Readonly<Record<string, string>> = {
  visitor: 'A visitor',
  worker: 'The system',
  seed: 'The demo data',
  operator: 'An operator on the machine',
};

/** Who it was, for people. */
export const whoText = ({ whoId, who, role }: Entry): string =>
  who ?? (whoId === null ? (nobodys[role] ?? role) : 'Deleted account');

/** The subject of a change: "Experience Night Train", "Inquiry 7". */
export function subjectText({ kind, id, name }: AuditEntryView['subject']): string {
  const what = name ?? (kind === 'user' ? (id === 'none' ? '' : 'deleted account') : id);
  return `${wordsOf(kind)} ${what}`.trim();
}

const pages: Readonly<Record<string, (id: string) => string>> = {
  experience: (id) => href('adminExperience', { id }),
  product: (id) => href('adminProduct', { id }),
  membership: () => href('adminMemberships'),
  inquiry: () => href('adminInquiries'),
  booking: (id) => `${href('adminBookings')}/${id}`,
  voucher: () => href('adminVouchers'),
  queue: () => href('adminOperations'),
  job: () => href('adminOperations'),
  settings: () => href('adminSettings'),
};

/** Where its subject is looked after; undefined where it has no page. */
export const pageOf = ({ kind, id }: AuditEntryView['subject']): string | undefined => pages[kind]?.(id);

/** One field on both sides; undefined where there is no such side. */
export interface FieldChange {
  readonly name: string;
  readonly label: string;
  readonly old: string | undefined;
  readonly now: string | undefined;
}

/** The fields of a change, for people. */
export function fieldsOf({ old, new: now }: Pick<AuditEntryView, 'old' | 'new'>): FieldChange[] {
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])];
  return names.map((name) => ({ name, label: labelOf(name), old: textIn(old, name), now: textIn(now, name) }));
}

const textIn = (side: AuditEntryView['old'], name: string): string | undefined =>
  side && name in side ? valueText(name, side[name]) : undefined;

/** `price_cents` and `priceCents` are "Price". */
const labelOf = (name: string): string => wordsOf(name.replace(isMoney, ''));

function wordsOf(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isMoney = /(_cents|Cents)$/;

const valueTexts: Readonly<Record<string, (value: never, name: string) => string>> = {
  boolean: (value: boolean) => (value ? 'yes' : 'no'),
  number: (value: number, name) => (isMoney.test(name) ? money(value / 100) : String(value)),
  string: (value: string) => (instant.test(value) ? momentText(value) : value || 'none'),
  object: (value: object | null) => (value === null ? 'none' : listText(value)),
};

const valueText = (name: string, value: unknown): string => valueTexts[typeof value]?.(value as never, name) ?? '';

function listText(value: object): string {
  if (!Array.isArray(value)) return JSON.stringify(value, null, 1);
  if (value.every((one) => typeof one === 'object' && one !== null)) return value.map(partText).join('\n') || 'none';
  return value.join(', ');
}

/** A part of a text or of a list, on a line of its own: what it says, without the names of its fields. */
const partText = (part: object): string => Object.values(part).flat().map(String).join(' · ');
