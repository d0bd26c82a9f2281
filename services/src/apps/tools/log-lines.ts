import type { EventRow } from '@northlight/event-store/rows';
import { timestampOf } from '../../platform/kernel/venue-time.js';
import { alignedLines } from './aligned-lines.js';

/** Events as aligned lines: position, time, stream and version, type, and the data in words. */
export function logLines(rows: readonly EventRow[], zone: string): string[] {
  const cells = rows.map((row) => [
    `${row.ledger}:${row.position}`,
    timestampOf(row.at, zone),
    `${row.stream} v${row.version}`,
    row.type,
    [inWords(row.data), ...byWhom(row)].filter(Boolean).join(' · '),
  ]);
  return alignedLines(cells);
}

const byWhom = ({ meta }: EventRow): string[] => (meta.actor ? [`by ${meta.actor}`] : []);

/** `{ bookingId: 'x', visit: { date: 'y' } }` as `booking id x, visit (date y)`. */
const inWords = (data: Readonly<Record<string, unknown>>): string =>
  Object.entries(data)
    .filter(([, value]) => value !== null)
    .sort(([one, first], [other, second]) => depthOf(first) - depthOf(second) || (one < other ? -1 : 1))
    .map(([name, value]) => `${wordsOf(name)} ${saying(value)}`)
    .join(', ');

/** Plain values are told before those that have parts. */
const depthOf = (value: unknown): number => (typeof value === 'object' ? 1 : 0);

const saying = (value: unknown): string =>
  typeof value === 'object' && value !== null ? `(${inWords(value as Record<string, unknown>)})` : String(value);

const wordsOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
