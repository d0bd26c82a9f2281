import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signedIn, untilSettled } from '../../../../platform/http/testing/room-app.js';
import { aReview, type Held, now, type ReviewsHouse, reviewsHouse } from '../../testing/reviews-house.js';

let house: ReviewsHouse;
let held: Held;
const desk = signedIn({ id: 4, roles: ['desk'] });
const admin = signedIn({ id: 1, isAdmin: true });

beforeAll(async () => {
  house = await reviewsHouse();
});
afterAll(() => house.close());
afterEach(() => house.clock.set(now));
beforeEach(async () => {
  await house.pool.query('truncate reviews.reviews, reviews.persons, reviews.person_keys, log.audit');
  await untilSettled(house.app);
  held = await house.visit();
  await write(held);
});

const write = ({ id, holder }: Held, review: object = aReview()) =>
  house.ask(`POST /api/bookings/${id}/review`, holder, review);
const list = async (query = '', headers = desk) => (await house.ask(`GET /api/admin/reviews${query}`, headers)).body;
const waiting = async () => (await list()).items[0];
const approve = (id: string, version: number, headers = desk) =>
  house.ask(`POST /api/admin/reviews/${id}/approve`, headers, { version });
const refuse = (id: string, version: number, reason = 'off_topic') =>
  house.ask(`POST /api/admin/reviews/${id}/refuse`, admin, { version, reason });
const answer = (id: string, version: number, text: string) =>
  house.ask(`PUT /api/admin/reviews/${id}/answer`, desk, { version, answer: text });
const shown = async () => (await house.ask('GET /api/experiences/1/reviews')).body;
const own = async () => (await house.ask(`GET /api/bookings/${held.id}/review`, held.holder)).body;

describe('whoever decides on reviews', () => {
  it('sees those that wait, the oldest first, and not what was decided on', async () => {
    house.clock.set(new Date(now.getTime() + 60_000));
    await write(await house.visit(), aReview({ text: 'The second review of this morning, in short.' }));
    const { items } = await list();
    expect(items.map(({ written }: { written: { text: string } }) => written.text.slice(0, 10))).toEqual([
      'We rode it',
      'The second',
    ]);
    expect(items[0]).toMatchObject({
      experienceName: 'Jurassic Ride',
      venueId: 1,
      visitedOn: '2026-11-28',
      version: 1,
    });
    await approve(items[0].id, 1);
    expect((await list()).items).toHaveLength(1);
    expect((await list('?state=approved')).items).toHaveLength(1);
  });

  it('reads page after page', async () => {
    house.clock.set(new Date(now.getTime() + 60_000));
    await write(await house.visit());
    const first = await list('?limit=1');
    const second = await list(`?limit=1&cursor=${first.nextCursor}`);
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([1, 1, null]);
    expect(first.items[0].id).not.toBe(second.items[0].id);
  });

  it('lets a review through, and everybody reads it', async () => {
    expect((await shown()).items).toEqual([]);
    const { id, version } = await waiting();
    expect((await approve(id, version)).body).toMatchObject({ state: 'approved', version: 2, refusal: null });
    const { items, summary } = await shown();
    expect(summary).toEqual({ count: 1, average: null });
    expect(items).toEqual([{ ...aReview(), id, displayName: 'Ann L.', writtenAt: now.toISOString(), answer: null }]);
    expect((await own()).standing).toBe('approved');
    expect((await write(held)).body.code).toBe('REVIEW_FINAL');
  });

  it('refuses one with a reason, which its writer alone reads', async () => {
    const { id, version } = await waiting();
    expect((await refuse(id, version, 'because')).status).toBe(400);
    expect((await refuse(id, version)).body).toMatchObject({ state: 'refused', refusal: 'off_topic' });
    expect((await shown()).items).toEqual([]);
    expect(await own()).toMatchObject({ standing: 'refused', refusal: 'off_topic' });
  });

  it('has the same end as a colleague who decides the same, and reads first what another has decided', async () => {
    const { id, version } = await waiting();
    const both = await Promise.all([approve(id, version), approve(id, version, admin)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await refuse(id, version)).body.code).toBe('REVIEW_CHANGED');
    expect((await refuse(id, 2)).body).toMatchObject({ state: 'refused', version: 3 });
    const { rows } = await house.pool.query("select what, new from log.audit where room = 'reviews' order by id");
    expect(rows).toEqual([
      { what: 'approved', new: { state: 'approved' } },
      { what: 'refused', new: { state: 'refused', reason: 'off_topic' } },
    ]);
  });

  it('does not let through what its writer has changed since it was read', async () => {
    const { id, version } = await waiting();
    await write(held, aReview({ text: 'Something else that nobody of the house has read yet.' }));
    expect((await approve(id, version)).body.code).toBe('REVIEW_CHANGED');
  });

  it('answers for everybody to read, says it in other words, and takes it back', async () => {
    const { id } = await waiting();
    expect((await answer(id, 1, 'Thank you!')).body.code).toBe('REVIEW_NOT_APPROVED');
    await approve(id, 1);
    expect((await answer(id, 2, 'Thank you!')).body).toMatchObject({ answer: 'Thank you!', version: 3 });
    expect((await answer(id, 2, 'Thank you!')).body.version).toBe(3);
    expect((await answer(id, 2, 'Thanks.')).body.code).toBe('REVIEW_CHANGED');
    expect((await answer(id, 3, 'Thanks.')).body.answer).toBe('Thanks.');
    expect((await shown()).items[0].answer).toBe('Thanks.');
    expect((await house.ask(`DELETE /api/admin/reviews/${id}/answer`, desk)).body.answer).toBeNull();
    expect((await house.ask(`DELETE /api/admin/reviews/${id}/answer`, desk)).status).toBe(200);
    const { rows } = await house.pool.query("select what from log.audit where room = 'reviews' order by id");
    expect(rows.map(({ what }) => what)).toEqual(['approved', 'answered', 'answer changed', 'answer removed']);
  });

  it('works here; nobody else sees the list', async () => {
    const tries = [signedIn({ id: 9 }), signedIn({ id: 5, roles: ['ops'] }), {}];
    const answers = await Promise.all(tries.map((headers) => house.ask('GET /api/admin/reviews', headers)));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 401]);
    expect((await approve('00000000-0000-4000-8000-000000000000', 1)).body.code).toBe('REVIEW_NOT_FOUND');
  });
});
