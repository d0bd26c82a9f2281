import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';
import { signedIn } from '../../../../../platform/http/testing/room-app.js';
import {
  type BookingHouse,
  bookingHouse,
  holding,
  now,
  type Placed,
  saturday,
} from '../../../testing/booking-house.js';
import { ops, opsDesk, slotAt } from '../../../testing/ops-desk.js';
import { paidBooking } from '../../../testing/paid-booking.js';
import { RunCallOff } from './run-call-off.handler.js';

let house: BookingHouse;
let another: CommandBus;

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday, 3);
  another = await house.anotherProcess();
});
beforeEach(() => house.clock.set(now));
afterAll(() => house.close());

const { change, book, onBoard } = opsDesk(() => house);
const admin = signedIn({ id: 1, isAdmin: true });
const message = 'The power is out in our building.';
const callOff = (input: object, headers = ops) =>
  house.post('/api/admin/call-offs', { venueId: 1, date: saturday, reason: 'equipment', message, ...input }, headers);
const preview = async (query: string, headers = ops) =>
  (await house.get(`/api/admin/call-offs/preview?venueId=1&date=${saturday}${query}`, headers)).body;
const listed = async (id: string) => {
  const { body } = await house.get(`/api/admin/call-offs?venueId=1&from=${saturday}&to=${saturday}`, ops);
  return body.find((one: { id: string }) => one.id === id);
};
const place = (time: string, numberOfTickets = 2): Promise<Placed> => paidBooking(house, { time, numberOfTickets });
const wait = async (time: string, party: number) => {
  const who = { customerName: 'Eve Park', customerEmail: `eve-${party}@example.com` };
  return (await house.post('/api/waitlist', { venueId: 1, experienceId: 1, date: saturday, time, party, ...who })).body;
};
const count = async (sql: string, values: readonly string[]): Promise<number> =>
  (await house.pool.query(`select count(*)::int as n from ${sql}`, [...values])).rows[0].n;
const jobs = (kind: string, id: string): Promise<number> =>
  count("log.outbox where kind = $1 and (payload->>'bookingId' = $2 or payload->>'entryId' = $2)", [kind, id]);
const cancellations = (id: string): Promise<number> =>
  count("log.events where stream = 'booking/' || $1 and type = 'BookingCancelled'", [id]);

describe('a slot that the venue calls off', () => {
  it('is shown before with everybody whom it hits, and their names to the desk only', async () => {
    const ann = await place('10:00', 18);
    expect((await wait('10:00', 4)).position).toBe(1);
    expect(await preview('&experienceId=1&time=10:00')).toMatchObject({
      ...{ slots: 1, parties: 1, tickets: 18, waiting: 1, leftAlone: [] },
      hit: [{ id: ann.id, reference: ann.reference, time: '10:00', numberOfTickets: 18, customerName: null }],
    });
    const { hit, paid } = await preview('&experienceId=1&time=10:00', admin);
    expect([hit[0].customerName, hit[0].paid]).toEqual(['Ann Lee', paid]);
  });

  it('sells nothing more at once, and its parties are ended by the worker, each once', async () => {
    const ann = await place('10:45', 18);
    const waiting = await wait('10:45', 5);
    const { status, body: begun } = await callOff({ experienceId: 1, time: '10:45' });
    expect([status, begun]).toEqual([
      200,
      expect.objectContaining({ slots: 1, parties: 2, done: 0, finishedAt: null, reason: 'equipment', message }),
    ]);
    expect((await book('10:45', 1)).body.code).toBe('SLOT_CLOSED');

    const run = new RunCallOff(1, begun.id);
    await Promise.all([house.commands.execute(run), another.execute(run), house.commands.execute(run)]);
    await another.execute(run);
    expect([await cancellations(ann.id), await jobs('booking-called-off', ann.id)]).toEqual([1, 1]);
    expect(await jobs('waitlist-called-off', waiting.id)).toBe(1);
    expect(await listed(begun.id)).toMatchObject({
      ...{ id: begun.id, parties: 2, done: 2, cancelled: 1, waiting: 1, finishedAt: now.toISOString() },
    });
    expect(await onBoard(slotAt('10:45'))).toMatchObject({ booked: 0, closed: true });
  });

  it('tells its customers why, that all goes back, and when else there is room', async () => {
    house.clock.set(new Date('2026-11-28T16:00:00Z')); // too late for a refund by the rules
    const ann = await place('13:45', 6);
    const { body: begun } = await callOff({ experienceId: 1, time: '13:45' });
    await house.commands.execute(new RunCallOff(1, begun.id));
    const { body } = await house.get(`/api/bookings/${ann.id}`, holding(ann));
    expect(body).toMatchObject({ status: 'cancelled', calledOff: { message } });
    expect([body.refund, body.kept]).toEqual([body.paid, 0]);
    const { otherTimes } = body.calledOff;
    expect(otherTimes.length).toBe(5);
    expect(otherTimes).toContainEqual({ date: saturday, time: '14:30' });
    expect(otherTimes).not.toContainEqual({ date: saturday, time: '13:45' });
  });

  it('tells whoever waited that nobody will write', async () => {
    await place('15:15', 19);
    const waiting = await wait('15:15', 3);
    const { body: begun } = await callOff({ experienceId: 1, time: '15:15' });
    await house.commands.execute(new RunCallOff(1, begun.id));
    const { body } = await house.get(`/api/waitlist/${waiting.id}`, { 'Waitlist-Token': waiting.leaveToken });
    expect(body).toMatchObject({ status: 'left', position: null, calledOff: { message } });
  });

  it('goes on after its process died between a party and the note of it', async () => {
    const parties = [await place('16:00'), await place('16:00'), await place('16:00')];
    const { body: begun } = await callOff({ experienceId: 1, time: '16:00' });
    await house.commands.execute(new RunCallOff(1, begun.id));
    await house.pool.query(
      'update booking.call_off_parties set outcome = null where call_off_id = $1 and party_id <> $2',
      [begun.id, parties[0]?.id],
    );
    await house.pool.query('update booking.call_offs set finished_at = null where id = $1', [begun.id]);
    expect(await listed(begun.id)).toMatchObject({ id: begun.id, parties: 3, done: 1, finishedAt: null });
    await another.execute(new RunCallOff(1, begun.id));
    expect(await listed(begun.id)).toMatchObject({ parties: 3, done: 3, cancelled: 3, finishedAt: now.toISOString() });
    for (const { id } of parties) {
      expect([await cancellations(id), await jobs('booking-called-off', id)]).toEqual([1, 1]);
    }
  });

  it('leaves alone who is in, and names them; whoever went before is not written to', async () => {
    house.clock.set(new Date('2026-11-28T16:00:00Z'));
    const [inside, gone] = [await place('17:30'), await place('17:30')];
    await house.post(`/api/admin/bookings/${inside.id}/check-in`, {}, admin);
    const { body: begun } = await callOff({ experienceId: 1, time: '17:30' });
    await house.post(`/api/admin/bookings/${gone.id}/cancel`, { reason: 'customer_asked' }, admin);
    await house.commands.execute(new RunCallOff(1, begun.id));
    const response = await listed(begun.id);
    expect(response).toMatchObject({ parties: 2, done: 2, cancelled: 0, gone: 1 });
    expect(response.leftAlone).toMatchObject([{ reference: inside.reference, status: 'checked_in' }]);
    expect([await cancellations(inside.id), await jobs('booking-called-off', gone.id)]).toEqual([0, 0]);
  });

  it('ends also who was in a slot that had been closed before', async () => {
    const ann = await place('18:15');
    await change(`slots/${slotAt('18:15')}/close`, { reason: 'A machine is being mended' });
    const { body: begun } = await callOff({ experienceId: 1, time: '18:15' });
    await house.commands.execute(new RunCallOff(1, begun.id));
    expect(await cancellations(ann.id)).toBe(1);
  });

  it('spares whoever books once it is open again', async () => {
    const { body: begun } = await callOff({ experienceId: 1, time: '19:00' });
    await change(`slots/${slotAt('19:00')}/reopen`, { reason: 'It runs again' });
    const late = await place('19:00');
    await house.commands.execute(new RunCallOff(1, begun.id));
    expect(await cancellations(late.id)).toBe(0);
  });
});

describe('a call-off', () => {
  const sunday = '2026-11-29';

  it('of a day takes the night along that ends it, and leaves the one before', async () => {
    const open = (date: string) =>
      house.post(
        '/api/admin/availability/slots',
        { venueId: 1, experienceId: 2, date, time: '00:30', capacity: 5 },
        ops,
      );
    await Promise.all(['2026-12-05', '2026-12-06'].map(open));
    await callOff({ date: '2026-12-05', experienceId: 2 });
    expect(await onBoard('1-2-2026-12-06-0030')).toMatchObject({ closed: true });
    expect(await onBoard('1-2-2026-12-05-0030')).toMatchObject({ closed: false });
  });

  it('may be of a whole day, is begun once under one key, and stands in the audit of the house', async () => {
    const headers = { ...ops, 'Idempotency-Key': 'a-day-called-off' };
    const first = await callOff({ date: sunday }, headers);
    const again = await callOff({ date: sunday }, headers);
    expect(again.body.id).toBe(first.body.id);
    const { rows } = await house.pool.query(
      'select bool_and(closed) as closed, count(*)::int as slots from booking.slots where date = $1',
      [sunday],
    );
    expect(rows).toEqual([{ closed: true, slots: first.body.slots }]);
    const { rows: noted } = await house.pool.query(
      "select who_id, subject_kind, subject_id, new from log.audit where what = 'called off' order by id desc limit 1",
    );
    expect(noted).toMatchObject([
      { who_id: 5, subject_kind: 'slots', subject_id: '1', new: { reason: 'equipment', slots: first.body.slots } },
    ]);
  });

  it('is refused where nothing is ahead, without a sentence, and for those who may not close slots', async () => {
    house.clock.set(new Date('2026-11-29T12:00:00Z'));
    expect((await callOff({})).body.code).toBe('NOTHING_TO_CALL_OFF');
    expect((await callOff({ message: ' ' })).body.code).toBe('INVALID_INPUT');
    expect((await callOff({ reason: 'because' })).body.code).toBe('INVALID_INPUT');
    expect((await callOff({}, signedIn({ id: 3, roles: ['desk'] }))).status).toBe(403);
  });
});
