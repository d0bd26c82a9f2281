import { randomUUID } from 'node:crypto';

/** Where in a uuid its version stands. */
const versionAt = 14;

/**
 * An id that nobody else has: a uuid of version 7 (RFC 9562), the millisecond first and 74 bits of chance behind it. What
 * is made at the same time stands at the same place of an index, so that its pages are written once and not at random.
 * It is no secret: it tells when it was made.
 */
export function freshId(at: Date): string {
  const time = at.getTime();
  if (time !== last.time) {
    const digits = time.toString(16).padStart(12, '0');
    last = { time, head: `${digits.slice(0, 8)}-${digits.slice(8)}-7` };
  }
  return last.head + randomUUID().slice(versionAt + 1);
}

/** How the ids of the present millisecond begin: there are many of them. */
let last = { time: -1, head: '' };
