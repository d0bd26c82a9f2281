import { randomBytes } from 'node:crypto';

/** Digits of chance that one id takes: 74 bits and the two that say the variant. */
const digits = 19;
const variants = '89ab';

/** Chance in hexadecimal digits, fetched in bulk: to ask the system for a few costs as much as all else of an id. */
let randomDigits = '';
let used = 0;

/** How the ids of the present millisecond begin: there are many of them. */
let last = { time: -1, head: '' };

/**
 * An id that nobody else has: a uuid of version 7 (RFC 9562), the millisecond first and 74 bits of chance behind it. What
 * is made at the same time stands at the same place of an index, so that its pages are written once and not at random.
 * It is no secret: it tells when it was made.
 */
export function freshId(at: Date): string {
  const time = at.getTime();
  if (time !== last.time) {
    const stamp = time.toString(16).padStart(12, '0');
    last = { time, head: `${stamp.slice(0, 8)}-${stamp.slice(8)}-7` };
  }
  const from = nextDigits();
  const variant = variants.charAt(Number.parseInt(randomDigits.charAt(from), 16) % variants.length);
  return `${last.head}${randomDigits.slice(from + 1, from + 4)}-${variant}${randomDigits.slice(from + 4, from + 7)}-${randomDigits.slice(from + 7, from + digits)}`;
}

/** Where in the supply the digits of the next id begin; nobody else gets them. */
function nextDigits(): number {
  if (used + digits > randomDigits.length) {
    randomDigits = randomBytes(4_096).toString('hex');
    used = 0;
  }
  used += digits;
  return used - digits;
}
