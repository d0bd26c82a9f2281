import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { currentContext } from '../../src/platform/observability/request-context.js';
import { enqueueJob } from '../../src/platform/queues/enqueue-job.js';
import { type Booked, backends, type WorkerHouse, workerHouse } from './worker-house.js';

const mostStatements = 3;
/** Of so many mails of a kind the middle one counts: the first may ask where the visit is, and so may one two seconds later. */
const mails = 5;
/** What a booking is where nothing is done to it before: confirmed, and its customer has an address. */
const nothing = '';
const callOff = randomUUID();
/** Each kind has one: where its visits are is asked for once in two seconds. */
const experiences = [1, 2, 3, 5];

const isVoucherPaid = 'update booking.bookings set voucher = 100, voucher_back = 0 where id = $1';
const isCalledOff = `
  with called_off as (
    insert into booking.call_offs (venue_id, id, date, slots, reason, message, started_at)
    values (1, '${callOff}', current_date, 1, 'equipment', 'The power is out.', now()) on conflict do nothing),
  party as (
    insert into booking.call_off_parties (venue_id, call_off_id, party_id, slot_id, kind)
    values (1, '${callOff}', $1, 'a slot', 'booking'))
  update log.events set data = (data::jsonb || '{"callOff": "${callOff}"}')::json
  where type = 'BookingCancelled' and stream = 'booking/' || $1::text`;
const isLapsed = "update booking.bookings set status = 'expired' where id = $1";
const isHeld = `update booking.bookings set status = 'pending', hold_until = now() + interval '9 minutes' where id = $1`;

/** Of each kind what its booking has become when the mail is written, and whether there is something to tell then. */
const kinds = [
  ['booking-confirmation', nothing, true],
  ['booking-confirmation', isVoucherPaid, true],
  ['booking-moved', nothing, true],
  ['booking-changed', nothing, true],
  ['booking-cancelled', nothing, true],
  ['booking-called-off', isCalledOff, true],
  ['booking-lapsed', isLapsed, true],
  ['booking-held', isHeld, true],
  ['refund-granted', nothing, false],
  ['refund-withdrawn', nothing, true],
  ['refund-paid', nothing, true],
] as const;
const cancelled: readonly string[] = ['booking-cancelled', 'booking-called-off'];

describe.each(backends)('a mail that follows a booking, with queues on %s,', (_, env) => {
  let house: WorkerHouse;
  let number = 1_000_000;
  let sold = 0;

  beforeAll(async () => {
    house = await workerHouse(env);
  }, 120_000);
  afterAll(() => house.close());

  /** Asks for a mail about each of these bookings, and waits until they are written. */
  async function ask(kind: string, booked: readonly Booked[]): Promise<void> {
    for (const { id } of booked) {
      const payload = { venueId: 1, ...(kind === 'booking-lapsed' ? { bookingIds: [id] } : { bookingId: id }) };
      await enqueueJob({ kind, number: ++number, payload, at: new Date() }, house.pool);
    }
    const isPromoted = setInterval(() => void promoteAll(), 50);
    await house.everythingIsDone().finally(() => clearInterval(isPromoted));
  }
  const promoteAll = async (): Promise<void> => {
    for (const job of (await house.queue('mail')?.getJobs(['delayed'])) ?? [])
      await job.promote().catch(() => undefined);
  };

  /** Runs something. @returns what each job of this kind asked the database meanwhile, the fewest first */
  async function statementsOf(kind: string, work: () => Promise<void>): Promise<number[]> {
    const byJob = new Map<string, number>();
    const query = pg.Client.prototype.query;
    const counter = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...args: unknown[]
    ) {
      const job = currentContext()?.requestId ?? '';
      if (job.startsWith(`job-${kind}-0-`)) byJob.set(job, (byJob.get(job) ?? 0) + 1);
      return (query as (...all: unknown[]) => unknown).apply(this, args);
    } as never);
    await work().finally(() => counter.mockRestore());
    return [...byJob.values()].sort((one, other) => one - other);
  }

  async function bookingThat(kind: string, becomes: string): Promise<Booked> {
    const experience = experiences[Math.floor(sold++ / mails) % experiences.length];
    const booked = await house.book(`${kind}-${sold}@example.com`, experience);
    if (cancelled.includes(kind))
      await house.post(`/api/bookings/${booked.id}/cancel`, undefined, { 'Booking-Token': booked.manageToken });
    await house.everythingIsDone();
    if (becomes !== nothing) await house.pool.query(becomes, [booked.id]);
    return booked;
  }

  it.each(kinds)('%s, asks the database three times at most (%#)', async (kind, becomes, isWritten) => {
    const booked: Booked[] = [];
    for (let nth = 0; nth < mails; nth++) booked.push(await bookingThat(kind, becomes));
    await house.throwMailsAway();
    const counts = await statementsOf(kind, () => ask(kind, booked));
    expect(counts).toHaveLength(mails);
    expect(counts[2]).toBeLessThanOrEqual(mostStatements);
    const written = await house.mails();
    const told = booked.filter(({ reference }) => written.some((name) => name.startsWith(`${kind}-${reference}`)));
    expect(told).toHaveLength(isWritten ? mails : 0);
  });
});
