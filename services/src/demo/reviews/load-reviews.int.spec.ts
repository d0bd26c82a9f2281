import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { now, type ReviewsHouse, reviewsHouse } from '../../contexts/reviews/testing/reviews-house.js';
import { loadBookings } from '../booking/load-bookings.js';
import { loadReviews } from './load-reviews.js';

let house: ReviewsHouse;

beforeAll(async () => {
  house = await reviewsHouse();
  await loadBookings(house.app, house.clock);
}, 60_000);
afterAll(() => house.close());

describe('the demo reviews', () => {
  it('are twenty that are shown, three that wait and one refused, of visits that took place', async () => {
    expect(await loadReviews(house.app, house.clock)).toBe(24);
    expect(house.clock.now()).toEqual(now);
    const { rows } = await house.pool.query(
      `select state, count(*)::int as n from reviews.reviews r join booking.bookings b on b.id = r.booking_id
       where b.status = 'completed' and r.written_at < $1 group by state order by state`,
      [now],
    );
    expect(rows).toEqual([
      { state: 'approved', n: 20 },
      { state: 'refused', n: 1 },
      { state: 'waiting', n: 3 },
    ]);
  });

  it('make one rating, and leave the other experiences with the figures of the site', async () => {
    const { body } = await house.ask('GET /api/reviews/ratings');
    expect(body).toEqual([{ experienceId: 8, count: 11, average: 4.5 }]);
    const { body: ofGallery } = await house.ask('GET /api/experiences/4/reviews');
    expect(ofGallery.items.filter(({ answer }: { answer: string | null }) => answer)).toHaveLength(1);
  });

  it('come once', async () => {
    expect(await loadReviews(house.app, house.clock)).toBe(0);
  });
});
