import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PayableOrders } from '../../src/contexts/merchandise/index.js';
import { enqueueJob } from '../../src/platform/queues/enqueue-job.js';
import { type Booked, backends, type WorkerHouse, workerHouse } from './worker-house.js';

let house: WorkerHouse;

beforeAll(async () => {
  const [[, env] = []] = backends;
  house = await workerHouse(env ?? {});
}, 120_000);
afterAll(() => house.close());

/** Tomorrow at this hour in Rochester. */
const startsAt = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 25 * 3_600_000);
const soon = `update booking.bookings set status = $2, starts_at = $3::timestamptz, hold_until = null,
    date = ($3::timestamptz at time zone 'America/New_York')::date,
    time = to_char($3::timestamptz at time zone 'America/New_York', 'HH24:MI:SS')
  where id = $1`;

async function remind({ id }: Booked, number: number): Promise<void> {
  const payload = { venueId: 1, bookingId: id, startsAt: startsAt.toISOString() };
  await enqueueJob({ kind: 'visit-reminder', ledger: 1, number, payload, at: new Date() }, house.pool);
  await house.everythingIsDone();
}
const reminders = async () => (await house.mails()).filter((name) => name.startsWith('visit-reminder-'));

describe('a reminder of a visit', () => {
  it('is mailed once, though its job is left and run again; and not to whoever cancelled meanwhile', async () => {
    const [coming, cancelled] = [await house.book('ann@example.com'), await house.book('bob@example.com')];
    await house.pool.query(soon, [coming.id, 'confirmed', startsAt]);
    await house.pool.query(soon, [cancelled.id, 'cancelled', startsAt]);
    await remind(coming, 900_001);
    await remind(cancelled, 900_002);
    expect(await reminders()).toEqual([`visit-reminder-${coming.reference}-${startsAt.getTime() / 60_000}.eml`]);
    const mail = (await house.mail(String((await reminders())[0]))).replaceAll(/=\r?\n/g, '');
    expect(mail).toMatch(/^To: Ann Lee <ann@example.com>/m);
    expect(mail).toContain(`/booking/manage/${coming.id}#`);
    expect(mail).not.toMatch(/^List-Unsubscribe/m);
    await house.throwMailsAway();
    await remind(coming, 900_001);
    await house.pool.query('update log.outbox set relayed_at = null where position = 900001');
    await house.everythingIsDone();
    expect(await reminders()).toEqual([]);
  });
});

describe('a reminder of an order that was left before it was paid', () => {
  let placed = 0;
  const order = async (customerEmail: string, more: object) => {
    const { id, manageToken: token } = await house.book(customerEmail);
    const body = { customerName: 'Ann Lee', customerEmail, bookings: [{ id, token }], ...more };
    const key = { 'Idempotency-Key': `left-order-number-${++placed}` };
    const answered = await house.post('/api/orders', body, key);
    if (answered.status !== 201) throw new Error(await answered.text());
    return (await answered.json()) as { id: string; reference: string };
  };

  it('is mailed to whoever wants it, and not to whoever has bought since', async () => {
    const wanted = { payOnline: true, remindIfUnpaid: true };
    const [left, bought] = [await order('cleo@example.com', wanted), await order('dan@example.com', wanted)];
    for (const { id } of [left, bought]) await house.api.get(PayableOrders, { strict: false }).abandon(id, 'not_paid');
    await house.everythingIsDone();
    await order('dan@example.com', {});
    for (const [nth, { id: orderId }] of [left, bought].entries())
      await enqueueJob(
        { kind: 'checkout-reminder', number: 700 + nth, payload: { orderId }, at: new Date() },
        house.pool,
      );
    await house.everythingIsDone();
    const written = (await house.mails()).filter((name) => name.startsWith('checkout-reminder-'));
    expect(written).toEqual([`checkout-reminder-${left.reference}.eml`]);
    expect(await house.mail(String(written[0]))).toContain('You left before paying');
  });
});
