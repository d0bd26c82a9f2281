import { describe, expect, it } from '@jest/globals';
import { aRoom, minutes, opening } from '../testing/rooms.js';
import { isStanding, paceWith, servedAt, stageOf, turnOf } from './waiting-room.js';

const room = aRoom();
const at = (offset: number) => opening + minutes(offset);

describe('a waiting room', () => {
  it('gathers visitors before it opens, lets them in, and ends by itself', () => {
    const stages = [-31, -30, -1, 0, 599, 600].map((offset) => stageOf(room, at(offset)));
    expect(stages).toEqual(['planned', 'gathering', 'gathering', 'open', 'open', 'closed']);
    expect([-31, -30, 0, 600].map((offset) => isStanding(room, at(offset)))).toEqual([false, true, true, false]);
  });

  it('lets in at its rate from the opening on, and nobody before', () => {
    expect([-5, 0, 1, 10].map((offset) => servedAt(room, at(offset)))).toEqual([0, 0, 300, 3_000]);
    expect([turnOf(room, 1), turnOf(room, 300), turnOf(room, 3_000)]).toEqual([opening + 200, at(1), at(10)]);
  });

  it('that is made slower takes no turn back, and keeps the order', () => {
    const slower = aRoom({ pace: paceWith(room, { perMinute: 60, since: at(10) }) });
    expect([turnOf(slower, 3_000), turnOf(slower, 3_060)]).toEqual([at(10), at(11)]);
    expect(servedAt(slower, at(12))).toBe(3_120);
  });

  it('that stands still says of nobody when their turn is, and goes on where it stopped', () => {
    const still = aRoom({ pace: paceWith(room, { perMinute: 0, since: at(1) }) });
    expect([turnOf(still, 300), turnOf(still, 301), servedAt(still, at(60))]).toEqual([
      at(1),
      Number.POSITIVE_INFINITY,
      300,
    ]);
    const again = aRoom({ pace: paceWith(still, { perMinute: 300, since: at(20) }) });
    expect([turnOf(again, 300), turnOf(again, 600)]).toEqual([at(1), at(21)]);
  });

  it('may be given another rate before it opens', () => {
    const { pace } = { pace: paceWith(room, { perMinute: 60, since: at(-20) }) };
    expect(pace).toEqual([{ since: opening, served: 0, perMinute: 60 }]);
  });
});
