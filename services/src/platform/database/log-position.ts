/** How far PostgreSQL's log is written or replayed: larger is later. */
export type LogPosition = bigint;

/** Further than any log: only the primary has reached it. */
export const ONLY_PRIMARY: LogPosition = (1n << 64n) - 1n;

const HALF_BITS = 32n;
const written = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** Reads a position as PostgreSQL writes it, `16/B374D848`. @returns undefined where it is none */
export function readLogPosition(text: string | undefined): LogPosition | undefined {
  const [, high, low] = written.exec(text ?? '') ?? [];
  return high && low ? (BigInt(`0x${high}`) << HALF_BITS) | BigInt(`0x${low}`) : undefined;
}

/** Writes it as PostgreSQL does. */
export const writeLogPosition = (position: LogPosition): string =>
  [position >> HALF_BITS, position & 0xffffffffn].map((half) => half.toString(16).toUpperCase()).join('/');

/** The later one of both. */
export const laterOf = (one: LogPosition, other: LogPosition): LogPosition => (one > other ? one : other);
