import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import type { PlaceBookingDto } from '@northlight/contracts';
import { CancelBooking } from '../../src/contexts/booking/changing/features/cancel-booking/cancel-booking.handler.js';
import { Bookings } from '../../src/contexts/booking/index.js';
import { PlaceBooking } from '../../src/contexts/booking/selling/features/place-booking/place-booking.js';
import { until } from '../until.js';
import { backends, type WorkerHouse, workerHouse } from './worker-house.js';

describe.each(backends)('the worker with its queues on %s', (_, env) => {
  let house: WorkerHouse;

  beforeAll(async () => {
    house = await workerHouse(env);
  }, 120_000);
  afterEach(() => house.throwMailsAway());
  afterAll(() => house.close());

  it('writes the confirmation of a booking, with a calendar entry', async () => {
    const { reference } = await house.book('ann@example.com');
    const name = `booking-confirmation-${reference}.eml`;
    await until(async () => (await house.mails()).includes(name));
    const mail = await house.mail(name);
    expect(mail).toMatch(/^To: Ann Lee <ann@example.com>/m);
    expect(mail).toContain('text/calendar');
    await house.everythingIsDone();
  });

  it('writes what goes back when a booking is cancelled, and takes it out of the calendar', async () => {
    const { id, reference, manageToken } = await house.book('cancels@example.com');
    const response = await house.post(`/api/bookings/${id}/cancel`, undefined, { 'Booking-Token': manageToken });
    expect(response.status).toBe(200);
    const mine = async () => (await house.mails()).find((name) => name.startsWith(`booking-cancelled-${reference}-`));
    await until(async () => (await mine()) !== undefined);
    const mail = await house.mail((await mine()) ?? '');
    expect(mail).toContain('Nothing to refund. Nothing was charged.');
    expect(mail).toContain('method=CANCEL');
    await house.everythingIsDone();
  });

  it('writes to nobody when a party is cancelled that left no address at the desk', async () => {
    const party = { customerName: 'Wal Kin', customerEmail: '', numberOfTickets: 2, ticketType: 'standard' };
    const sale = { ...(await house.lastSlotOf(2)), ...party } as PlaceBookingDto;
    const commands = house.api.get(CommandBus, { strict: false });
    const { id } = await commands.execute(new PlaceBooking(sale, { userId: null, desk: { userId: 4, letIn: false } }));
    await commands.execute(new CancelBooking(1, id, { by: 'staff', reason: 'illness' }));
    await house.everythingIsDone();
    expect(await house.count('log.outbox where payload::jsonb @> $1', [{ bookingId: id }])).toBe(1);
    expect(await house.mails()).toEqual([]);
  });

  it('sends the links to what was booked, to whoever asks for them: those of before have ended by then', async () => {
    const { id, manageToken } = await house.book('lost@example.com');
    await house.everythingIsDone();
    const before = await house.mails();
    expect((await house.post('/api/bookings/lookup', { email: 'Lost@example.com' })).status).toBe(202);
    await house.everythingIsDone();
    const [sent = ''] = (await house.mails()).filter((name) => !before.includes(name));
    const mail = (await house.mail(sent)).replace(/=\r\n/g, '');
    expect(mail).toMatch(/^To: Ann Lee <lost@example.com>/m);
    const latest = await house.api.get(Bookings, { strict: false }).manageToken(id);
    expect(latest).not.toBe(manageToken);
    expect(mail).toContain(`/booking/manage/${id}#${latest}`);
  });

  it('writes mails that were asked for while it was away, each once', async () => {
    await house.stopWorker();
    await Promise.all(['a', 'b', 'c'].map((name) => house.book(`${name}@example.com`)));
    expect(await house.waiting()).toBe(3);
    await house.startWorker();
    await house.everythingIsDone();
    expect(await house.mails()).toHaveLength(3);
  });

  it('offers seats that come free to the party that waits, and writes to it', async () => {
    const slot = { ...(await house.lastSlotOf(5)), customerName: 'Eve Park' };
    const send = async (path: string, body: object) =>
      (await (await house.post(path, { ...slot, ...body })).json()) as { id: string };
    const sold = { numberOfTickets: 20, ticketType: 'standard', customerEmail: 'ann@example.com' };
    const { id: bookingId } = await send('/api/bookings', sold);
    const { id: entryId } = await send('/api/waitlist', { party: 3, customerEmail: 'eve@example.com' });
    await until(async () => (await house.mails()).includes(`waitlist-joined-${entryId}.eml`));
    const why = { by: 'staff', reason: 'a change of plans' } as const;
    await house.api.get(CommandBus, { strict: false }).execute(new CancelBooking(1, bookingId, why));
    await until(async () => (await house.mails()).includes(`waitlist-offer-${entryId}.eml`));
    expect(await house.mail(`waitlist-offer-${entryId}.eml`)).toMatch(/^To: Eve Park <eve@example.com>/m);
    await house.everythingIsDone();
  });
});
