import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ReviewRequests } from '../../persistence/review-requests.js';
import { type ReviewsHouse, reviewsHouse } from '../../testing/reviews-house.js';

let house: ReviewsHouse;

beforeAll(async () => {
  house = await reviewsHouse();
});
afterAll(() => house.close());

const requests = () => house.app.get(ReviewRequests, { strict: false });
const post = async (path: string, type: string): Promise<number> => {
  const url = `${await house.app.getUrl()}${path}`;
  const init = { method: 'POST', headers: { 'Content-Type': type }, body: 'List-Unsubscribe=One-Click' };
  return (await fetch(url, init)).status;
};
const isAskedAt = (bookingId: string, email = 'ann@example.com') => requests().mayBeSent({ bookingId, email });

describe('whoever wants no more requests for reviews', () => {
  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'presses the button of the mail program, which sends %s (RFC 8058), without a session, and twice if they like',
    async (type) => {
      const email = `${type.length}@example.com`;
      const [first, later] = [await house.visit({ customerEmail: email }), await house.visit({ customerEmail: email })];
      const path = requests().oneClickPathOf(first.id);
      expect((await house.ask(`GET ${path}`)).status).toBe(404); // a program that only looks changes nothing
      expect(await isAskedAt(first.id, email)).toBe(true);
      expect([await post(path, type), await post(path, type)]).toEqual([200, 200]);
      expect(await isAskedAt(first.id, email)).toBe(false);
      expect(await isAskedAt(later.id, email)).toBe(false);
    },
  );

  it('is not somebody who has made the link up, or taken it from another booking', async () => {
    const [mine, other] = [await house.visit(), await house.visit({ customerEmail: 'bob@example.com' })];
    const token = requests().oneClickPathOf(mine.id).split('.').at(-1);
    for (const link of [`${other.id}.${token}`, `${mine.id}.${'x'.repeat(43)}`])
      expect(await post(`/api/reviews/one-click?link=${link}`, 'application/x-www-form-urlencoded')).toBe(404);
    expect(await post('/api/reviews/one-click?link=what', 'application/x-www-form-urlencoded')).toBe(400);
    expect(await isAskedAt(other.id, 'bob@example.com')).toBe(true);
  });

  it('has a link that opens nothing of the booking', async () => {
    const held = await house.visit();
    const token = String(requests().oneClickPathOf(held.id).split('.').at(-1));
    const { status } = await house.ask(`GET /api/bookings/${held.id}/review`, { 'Booking-Token': token });
    expect(status).toBe(404);
  });
});
