import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { untilSettled } from '../../../../platform/http/testing/room-app.js';
import { forgetPerson } from '../../../../platform/privacy/testing/persons-of.js';
import { ReviewWriters } from '../../persistence/review-writers.js';
import { now, type ReviewsHouse, reviewsHouse } from '../../testing/reviews-house.js';

let house: ReviewsHouse;

beforeAll(async () => {
  house = await reviewsHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.pool.query('truncate reviews.reviews, reviews.persons, reviews.person_keys');
  await untilSettled(house.app);
});

/** An approved review of a visit that was some minutes ago. */
async function approved(nth: number, stars: number, experienceId = 1): Promise<void> {
  const id = randomUUID();
  const [at, email] = [new Date(now.getTime() - nth * 60_000), `guest${nth}@example.com`];
  const written = { email, title: null, text: `Review number ${nth}`, displayName: `Guest ${nth}` };
  await house.app.get(ReviewWriters, { strict: false }).insert(id, written, house.pool);
  await house.pool.query(
    `insert into reviews.reviews (id, booking_id, venue_id, experience_id, visited_on, stars, state, written_at, moderated_at)
     values ($1, $2, 1, $3, '2026-11-19', $4, 'approved', $5, $5)`,
    [id, randomUUID(), experienceId, stars, at],
  );
  await untilSettled(house.app);
}

const read = async (query = '') => (await house.ask(`GET /api/experiences/1/reviews${query}`)).body;
const ratings = async () => (await house.ask('GET /api/reviews/ratings')).body;
const textsOf = ({ items }: { items: { text: string }[] }) => items.map(({ text }) => Number(text.split(' ').at(-1)));

describe('the reviews of an experience', () => {
  it('come in pages, the newest first, each of them once', async () => {
    for (let nth = 1; nth <= 12; nth++) await approved(nth, 5);
    const first = await read();
    const second = await read(`?cursor=${first.nextCursor}`);
    const third = await read(`?cursor=${second.nextCursor}`);
    expect([first, second, third].map(textsOf)).toEqual([
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
      [11, 12],
    ]);
    expect(third.nextCursor).toBeNull();
    expect((await house.ask('GET /api/experiences/1/reviews?cursor=abc')).status).toBe(400);
  });

  it('make a rating from ten on, and none before', async () => {
    for (let nth = 1; nth <= 9; nth++) await approved(nth, 4);
    expect([(await read()).summary, await ratings()]).toEqual([{ count: 9, average: null }, []]);
    await approved(10, 1);
    expect((await read()).summary).toEqual({ count: 10, average: 3.7 });
    expect(await ratings()).toEqual([{ experienceId: 1, count: 10, average: 3.7 }]);
  });

  it('go with whoever wrote them; the stars stay', async () => {
    for (let nth = 1; nth <= 10; nth++) await approved(nth, nth === 1 ? 1 : 5);
    expect(await forgetPerson(house.app, 'Guest1@example.com', now)).toBe(1);
    const { items, summary } = await read('?limit=100');
    expect([textsOf({ items }).includes(1), items.length, summary]).toEqual([false, 9, { count: 10, average: 4.6 }]);
  });

  it('are none of an experience that nobody has written of', async () => {
    await approved(1, 5, 2);
    expect(await read()).toEqual({ summary: { count: 0, average: null }, items: [], nextCursor: null });
  });
});
