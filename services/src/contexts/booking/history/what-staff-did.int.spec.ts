import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SearchAuditDto } from '@northlight/contracts';
import { EventTypes, StreamReader } from '@northlight/event-store';
import { SubscriptionFollower } from '@northlight/event-store/consume';
import { AuditLog, forgetAccount } from '../../../platform/audit/audit-log.js';
import { followerParts } from '../../../platform/event-store/follower-parts.js';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { Catalog } from '../../catalog/index.js';
import { whenStaffActsNoteIt } from '../reactions/when-staff-acts-note-it.js';
import { aRequest, type BookingHouse, bookingHouse, now, saturday } from '../testing/booking-house.js';
import { ops, opsDesk, slotAt } from '../testing/ops-desk.js';

const desk = signedIn({ id: 4, roles: ['desk'] });
const usernames = new Map([
  [4, 'dora'],
  [5, 'bob'],
]);

let house: BookingHouse;
let audit: AuditLog;
let worker: SubscriptionFollower;

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday, 2);
  const one = <Found>(what: abstract new (...args: never[]) => Found): Found =>
    house.app.get(what as never, { strict: false });
  audit = one(AuditLog);
  const accounts = { of: async (id: number) => usernames.get(id) };
  const reaction = whenStaffActsNoteIt({ streams: one(StreamReader), catalog: one(Catalog), accounts });
  const parts = followerParts({ pool: house.pool, clock: house.clock, types: one(EventTypes) });
  worker = new SubscriptionFollower(reaction, parts, new AbortController().signal);
});
beforeEach(async () => {
  await worker.catchUp();
  await house.pool.query('truncate log.audit');
});
afterAll(() => house.close());

const { change, changeOne } = opsDesk(() => house);
const books = async (input = {}, who: Record<string, string> = {}) =>
  (await house.post('/api/bookings', aRequest({ time: '16:00', ...input }), who)).body;
const onRecord = async (filter: Partial<SearchAuditDto> = {}) => {
  await worker.catchUp();
  return (await audit.page(Object.assign(new SearchAuditDto(), filter))).items.toReversed();
};
const atDesk = (reference: string, what: string, body: object = {}) =>
  house.post(`/api/admin/bookings/${reference}/${what}`, body, desk);

describe('a slot', () => {
  const name = expect.stringMatching(/^Jurassic Ride, .+, November 28, 2026, 10:00 AM$/);

  it('that is closed and opened again is on record, with who did it and why', async () => {
    await changeOne('10:00', 'close', { reason: 'A machine is being mended' });
    await changeOne('10:00', 'reopen', { reason: 'It runs again' });
    const subject = { kind: 'slot', id: slotAt('10:00'), name };
    const bob = { whoId: 5, who: 'bob', role: 'ops', room: 'booking', at: now.toISOString(), subject };
    expect(await onRecord()).toEqual([
      {
        ...{ ...bob, id: expect.any(Number), requestId: expect.any(String), what: 'closed' },
        ...{ old: { status: 'open' }, new: { status: 'closed', reason: 'A machine is being mended' } },
      },
      {
        ...{ ...bob, id: expect.any(Number), requestId: expect.any(String), what: 'opened again' },
        ...{ old: { status: 'closed' }, new: { status: 'open', reason: 'It runs again' } },
      },
    ]);
  });

  it('that gets more seats says how many it had', async () => {
    await changeOne('10:45', 'resize', { capacity: 24 });
    await changeOne('10:45', 'resize', { capacity: 22 });
    expect(await onRecord()).toMatchObject([
      { what: 'resized', old: { capacity: 20 }, new: { capacity: 24 } },
      { what: 'resized', old: { capacity: 24 }, new: { capacity: 22 } },
    ]);
  });

  it('is one of many that one request changes: one entry counts them', async () => {
    const slotIds = ['11:30', '12:15', '13:00'].map((time) => slotAt(time));
    await changeOne('12:15', 'resize', { capacity: 30 });
    await onRecord();
    await house.pool.query('truncate log.audit');
    await change('resize', { slotIds, capacity: 10 });
    expect(await onRecord()).toMatchObject([
      {
        what: 'resized',
        subject: { kind: 'slots', id: '1-1', name: expect.stringMatching(/^Jurassic Ride, /) },
        old: { capacity: 'various' },
        new: { slots: 3, from: `${saturday} 11:30`, till: `${saturday} 13:00`, capacity: 10 },
      },
    ]);
  });

  it('opened by the plan of the house is nobody’s act', async () => {
    await house.opens('2026-12-05');
    expect(await onRecord()).toEqual([]);
  });

  it('opened by hundreds in several commits is one entry', async () => {
    const wanted = { venueId: 1, from: '2026-12-07', to: '2026-12-12' };
    const { body } = await house.post('/api/admin/availability/open', wanted, ops);
    expect(body.opened).toBeGreaterThan(500);
    const entries = await onRecord();
    expect(entries).toMatchObject([{ what: 'opened', old: null, new: { slots: body.opened } }]);
    expect(entries[0]?.subject).toMatchObject({ kind: 'slots', id: '1' });
  });
});

describe('a booking', () => {
  it('that its customer places, moves, makes larger and cancels is no act of the staff', async () => {
    const ann = signedIn({ id: 9 });
    const { id } = await books({}, ann);
    await house.post(`/api/bookings/${id}/reschedule`, { date: saturday, time: '16:45' }, ann);
    await house.post(`/api/bookings/${id}/party`, { numberOfTickets: 3 }, ann);
    await house.post(`/api/bookings/${id}/cancel`, {}, ann);
    expect(await onRecord()).toEqual([]);
  });

  it('of somebody of the staff is theirs like anybody’s', async () => {
    const own = signedIn({ id: 4, roles: ['desk'], email: 'dora@example.com' });
    const { id } = await books({ customerEmail: 'dora@example.com' }, own);
    await house.post(`/api/bookings/${id}/cancel`, {}, own);
    expect(await onRecord()).toEqual([]);
  });

  it('that the desk moves, changes and cancels says from what to what, and nothing of its customer', async () => {
    const { id, reference } = await books({ customerName: 'Zebulon Quux' });
    await atDesk(reference, 'move', { date: saturday, time: '17:30', reason: 'customer_asked' });
    await house.post(`/api/bookings/${id}/party`, { numberOfTickets: 4 }, desk);
    await atDesk(reference, 'cancel', { reason: 'customer_asked' });
    const entries = await onRecord({ who: 'dora' });
    expect(entries).toMatchObject([
      { what: 'moved', old: { time: '16:00' }, new: { time: '17:30', reason: 'customer_asked' } },
      { what: 'party changed', old: { tickets: 2 }, new: { tickets: 4 } },
      { what: 'cancelled', old: { status: 'pending' }, new: { status: 'cancelled', reason: 'customer_asked' } },
    ]);
    for (const { subject, role } of entries)
      expect([subject, role]).toEqual([{ kind: 'booking', id, name: reference }, 'desk']);
    expect(JSON.stringify(entries)).not.toMatch(/Zebulon|ann@example/);
  });

  it('that is paid at the door was confirmed there by whoever let its party in', async () => {
    const { reference } = await books();
    await atDesk(reference, 'check-in', { anyway: true, paid: true });
    const [first, second] = await onRecord({ who: 'dora' });
    expect([first, second]).toMatchObject([{ what: 'confirmed', old: { status: 'pending' } }, { what: 'checked in' }]);
  });

  it('is sold at the desk, and its party let in and taken back', async () => {
    const sale = { ...aRequest({ time: '18:15' }), customerEmail: '' };
    const { body } = await house.post('/api/admin/bookings', sale, { ...desk, 'Idempotency-Key': 'sold-once-only' });
    await atDesk(body.reference, 'check-in', { anyway: true });
    await house.post(`/api/admin/bookings/${body.reference}/undo-check-in`, {}, desk);
    expect(
      (await onRecord({ subject: `booking/${body.id}` })).map(({ what, new: shown }) => [what, shown]),
    ).toMatchObject([
      ['sold', { tickets: 2, date: saturday, time: '18:15', totalCents: body.totalPrice * 100 }],
      ['confirmed', { status: 'confirmed' }],
      ['checked in', { status: 'checked in' }],
      ['check-in taken back', { status: 'confirmed' }],
    ]);
  });
});

describe('the entries', () => {
  it('are the same when they are made anew from the log', async () => {
    await change('close', { slotIds: [slotAt('19:00'), slotAt('19:45')], reason: 'A power cut' });
    const { reference } = await books();
    await atDesk(reference, 'cancel', { reason: 'customer_asked' });
    await onRecord();
    const clear = async () => {
      await house.pool.query(`begin; update log.checkpoint set position = 0 where subscription = 'audit-of-bookings';
        delete from log.audit where source is not null; commit`);
      return (await onRecord({ limit: 100 })).map(({ id, ...entry }) => entry);
    };
    const first = await clear();
    expect(first.length).toBeGreaterThan(8);
    expect(await clear()).toEqual(first);
  });

  it('of events from before roles were written down are those that only staff can have caused', async () => {
    const { reference } = await books();
    await atDesk(reference, 'check-in', { anyway: true });
    await house.pool.query("update log.events set meta = meta::jsonb - 'role'");
    expect(await onRecord()).toMatchObject([{ what: 'checked in', who: 'dora', role: 'staff' }]);
  });

  it('lose the name of an account that is deleted, and do not get it back', async () => {
    await changeOne('20:30', 'close', { reason: 'It is late' });
    await onRecord();
    await forgetAccount(house.pool, 5);
    usernames.delete(5);
    await changeOne('20:30', 'reopen', { reason: 'It is not so late' });
    expect((await onRecord()).map(({ whoId, who }) => [whoId, who])).toEqual([
      [5, null],
      [5, null],
    ]);
  });
});
