import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../../../platform/http/testing/room-app.js';
import { aReview, type Held, now, type ReviewsHouse, reviewsHouse } from '../../testing/reviews-house.js';

let house: ReviewsHouse;

beforeAll(async () => {
  house = await reviewsHouse();
});
afterAll(() => house.close());
afterEach(() => house.clock.set(now));

const show = ({ id, holder }: Held) => house.ask(`GET /api/bookings/${id}/review`, holder);
const write = ({ id, holder }: Held, review: object = aReview()) =>
  house.ask(`POST /api/bookings/${id}/review`, holder, review);
const count = async () => (await house.pool.query('select count(*)::int as n from reviews.reviews')).rows[0].n;

describe('a guest who was let in', () => {
  it('writes what it was like, and reads that it waits', async () => {
    const held = await house.visit();
    expect((await show(held)).body).toEqual({
      ...{ bookingId: held.id, experienceId: 1, experienceName: 'Jurassic Ride', experienceSlug: 'jurassic-ride' },
      ...{ venueName: 'Rochester Flagship', visitedOn: '2026-11-28', standing: 'open', suggestedName: 'Ann L.' },
      ...{ review: null, refusal: null, answer: null, mayBeAsked: true },
    });
    const { status, body } = await write(held);
    expect([status, body.standing]).toEqual([200, 'waiting']);
    expect(body.review).toEqual({ ...aReview(), displayName: 'Ann L.' });
    expect((await show(held)).body).toEqual(body);
  });

  it('may write as soon as the party is in', async () => {
    const held = await house.book();
    await house.letIn(held);
    expect((await write(held, { ...aReview(), title: '', displayName: 'A. from Buffalo' })).body.review).toMatchObject({
      title: null,
      displayName: 'A. from Buffalo',
    });
  });

  it('has one review, however often it is sent, and may change it while it waits', async () => {
    const [held, before] = [await house.visit(), await count()];
    await Promise.all([write(held), write(held), write(held)]);
    const { body } = await write(held, aReview({ stars: 3, text: 'The second ride was shorter, I am afraid.' }));
    expect(body.review).toMatchObject({ stars: 3, text: 'The second ride was shorter, I am afraid.' });
    expect((await count()) - before).toBe(1);
  });

  it('is told what is missing', async () => {
    const held = await house.visit();
    const { status, body } = await write(held, { stars: 6, text: 'Too short' });
    expect(status).toBe(400);
    expect(body.errors.map(({ field }: { field: string }) => field).sort()).toEqual(['stars', 'text']);
    expect((await write(held, aReview({ text: 'x'.repeat(2_001) }))).status).toBe(400);
  });

  it('changes it twenty times a day, and not more often', async () => {
    const held = await house.visit();
    for (let nth = 0; nth < 20; nth++) expect((await write(held)).status).toBe(200);
    expect((await write(held)).body.code).toBe('TOO_MANY_TRIES');
  });

  it('says that they are not to be asked again, at whichever of their bookings', async () => {
    const email = { customerEmail: 'cleo@example.com' };
    const [one, other] = [await house.visit(email), await house.visit(email)];
    const { body } = await house.ask(`POST /api/bookings/${one.id}/review/stop`, one.holder);
    expect(body.mayBeAsked).toBe(false);
    expect((await house.ask(`POST /api/bookings/${one.id}/review/stop`, one.holder)).status).toBe(200);
    expect((await show(other)).body.mayBeAsked).toBe(false);
    expect((await show(await house.visit())).body.mayBeAsked).toBe(true);
  });
});

describe('nobody else', () => {
  it('writes: neither before the visit nor where nobody came', async () => {
    const [ahead, missed] = [await house.book(), await house.book()];
    await house.seeOff(missed);
    for (const held of [ahead, missed]) {
      expect((await show(held)).body.standing).toBe('not_visited');
      expect((await write(held)).body.code).toBe('REVIEW_NOT_VISITED');
    }
  });

  it('writes for a guest: not strangers, and not the staff', async () => {
    const { id } = await house.visit();
    const desk = signedIn({ id: 4, roles: ['desk'] });
    const admin = signedIn({ id: 1, isAdmin: true });
    for (const holder of [{}, desk, admin, { 'Booking-Token': 'x'.repeat(43) }, signedIn({ id: 9 })]) {
      expect((await write({ id, holder })).body.code).toBe('BOOKING_NOT_FOUND');
      expect((await show({ id, holder })).status).toBe(404);
    }
  });
});
