import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../../../../platform/http/testing/room-app.js';
import { aRequest, type BookingHouse, bookingHouse, type Placed, saturday } from '../../../testing/booking-house.js';

const desk = signedIn({ id: 4, roles: ['desk'] });
let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday);
});
afterAll(() => house.close());

const place = async (): Promise<Placed> => (await house.post('/api/bookings', aRequest())).body;
const resend = ({ reference }: Placed) => house.post(`/api/admin/bookings/${reference}/resend`, {}, desk);

/** How many mails there are with the link to a booking, and how many are on record. */
async function sentAgain({ id }: Placed): Promise<[mails: number, records: number]> {
  const { rows } = await house.pool.query(
    `select (select count(*)::int from log.outbox where kind = 'booking-links' and payload #>> '{bookings,0,bookingId}' = $1)
       as mails, (select count(*)::int from log.audit where subject_id = $1 and what = 'mail sent again') as records`,
    [id],
  );
  return [rows[0].mails, rows[0].records];
}

describe('customers who lost their mails at one moment', () => {
  it('are each sent the link to their own booking, once, and it is on record once', async () => {
    const all = [await place(), await place(), await place()];
    const answers = await Promise.all([...all, ...all].map(resend));
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual([...all, ...all].map(({ id }) => [200, id]));
    for (const one of all) expect(await sentAgain(one)).toEqual([1, 1]);
  });
});
