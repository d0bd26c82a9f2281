import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

/** Random bytes that the library wants for one id. */
const BYTES = 16;

/** Fetched in bulk: to ask the system for those of one id costs ten times as much as all else of it. */
const pool = new Uint8Array(256 * BYTES);
const portions = Array.from({ length: 256 }, (_, at) => pool.subarray(at * BYTES, (at + 1) * BYTES));
let used = portions.length;

/**
 * An id that nobody else has: a uuid of version 7 (RFC 9562), the millisecond first and random bits behind it. What is
 * made at the same time stands at the same place of an index, so that its pages are written once and not at random.
 * It is no secret: it tells when it was made.
 */
export function freshId(at: Date): string {
  if (used === portions.length) {
    randomFillSync(pool);
    used = 0;
  }
  return v7({ msecs: at.getTime(), random: portions[used++] });
}
