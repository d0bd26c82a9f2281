import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Projections } from '@northlight/event-store';
import { signedIn } from '../../../../../platform/http/testing/room-app.js';
import {
  aRequest,
  type BookingHouse,
  bookingHouse,
  now,
  type Placed,
  saturday,
} from '../../../testing/booking-house.js';

let house: BookingHouse;
const desk = signedIn({ id: 4, roles: ['desk'] });
/** Saturday, half past two in Rochester. */
const halfPastTwo = new Date('2026-11-28T19:31:20Z');

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday);
});
beforeEach(() => house.clock.set(now));
afterAll(() => house.close());

const place = async (): Promise<Placed> => {
  const { body } = await house.post('/api/bookings', aRequest({ numberOfTickets: 5 }));
  house.clock.set(halfPastTwo);
  return body;
};
const letIn = ({ id }: Placed, body: object = {}) => house.post(`/api/admin/bookings/${id}/check-in`, body, desk);
const undo = ({ id }: Placed) => house.post(`/api/admin/bookings/${id}/undo-check-in`, {}, desk);
const onManifest = async ({ id }: Placed) => {
  const { body } = await house.get(`/api/admin/manifest?venueId=1&date=${saturday}`, desk);
  const all = body.slots.flatMap(({ bookings }: { bookings: { id: string }[] }) => bookings);
  return all.find((one: { id: string }) => one.id === id);
};
const rowOf = async ({ id }: Placed) => {
  const { rows } = await house.pool.query('select status, inside, held from booking.bookings where id = $1', [id]);
  return rows[0];
};

describe('a party of five at the door', () => {
  it('comes three and two, and the list of the day says so', async () => {
    const ann = await place();
    const { body } = await letIn(ann, { count: 3 });
    expect(body).toMatchObject({ status: 'checked_in', numberOfTickets: 5, inside: 3 });
    expect(await onManifest(ann)).toMatchObject({ status: 'checked_in', inside: 3 });
    expect((await letIn(ann, { count: 3 })).body.message).toBe('Fewer guests in this group are left to check in: 2.');
    expect((await letIn(ann)).body.inside).toBeUndefined();
    expect((await onManifest(ann)).inside).toBeUndefined();
    expect((await letIn(ann)).body.code).toBe('ALREADY_CHECKED_IN');
  });

  it('goes back as it came, and pays once', async () => {
    const ann = await place();
    await letIn(ann, { count: 3 });
    await letIn(ann, { count: 2 });
    expect((await undo(ann)).body).toMatchObject({ status: 'checked_in', inside: 3 });
    expect(await rowOf(ann)).toEqual({ status: 'checked_in', inside: 3, held: 18_020 });
    expect((await undo(ann)).body.status).toBe('confirmed');
    expect(await rowOf(ann)).toEqual({ status: 'confirmed', inside: 0, held: 0 });
  });

  it('is all in once those who stay away are taken off', async () => {
    const ann = await place();
    await letIn(ann, { count: 3 });
    await house.post(`/api/admin/bookings/${ann.id}/party`, { numberOfTickets: 3 }, desk);
    expect(await rowOf(ann)).toMatchObject({ status: 'checked_in', inside: 3 });
    expect((await onManifest(ann)).inside).toBeUndefined();
  });

  it.each([[0], [21], [1.5], ['two']])('is not let in by %j', async (count) => {
    expect((await letIn(await place(), { count })).body.message).toBe('Please enter how many guests to check in');
  });

  it('is read the same when its rows are built anew', async () => {
    const projections = house.app.get(Projections, { strict: false });
    expect(await projections.verify('bookings')).toBe(0);
  });
});
