import { describe, expect, it } from '@jest/globals';
import { forgetDue } from './forget-due.js';
import type { RetentionTerm } from './retention-terms.js';

const at = new Date('2026-11-26T03:40:00Z');
const moment = { at, before: at };

/** A room with so many entries past their term, the oldest first, of which some cannot be forgotten. */
function roomWith(count: number, isBad: (nth: number) => boolean) {
  let remaining = Array.from({ length: count }, (_, nth) => nth);
  let calls = 0;
  const term: RetentionTerm = {
    kind: 'mails',
    due: async (_, limit) => remaining.slice(0, limit).map((nth) => ({ key: String(nth), since: at })),
    forget: async (keys) => {
      calls++;
      if (keys.some((key) => isBad(Number(key)))) throw new Error('A bad entry');
      remaining = remaining.filter((nth) => !keys.includes(String(nth)));
    },
  };
  return { term, left: () => remaining, calls: () => calls };
}

describe('what is past its term', () => {
  it('is forgotten in batches', async () => {
    const room = roomWith(1_200, () => false);
    expect(await forgetDue(room.term, moment)).toEqual({ count: 1_200, failures: new Map() });
    expect([room.left(), room.calls()]).toEqual([[], 3]);
  });

  it('is forgotten beside an entry that cannot be, which is named', async () => {
    const room = roomWith(1_200, (nth) => nth === 0 || nth === 700);
    const { count, failures } = await forgetDue(room.term, moment);
    expect([count, [...failures.keys()], room.left()]).toEqual([1_198, ['0', '700'], [0, 700]]);
  });

  it('waits for the next night where one after the other cannot be', async () => {
    const room = roomWith(1_200, () => true);
    const { count, failures } = await forgetDue(room.term, moment);
    expect([count, failures.size, room.calls()]).toEqual([0, 50, 51]);
  });
});
