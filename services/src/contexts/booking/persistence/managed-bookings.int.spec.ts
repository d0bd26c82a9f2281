import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { aRequest, type BookingHouse, bookingHouse, saturday } from '../testing/booking-house.js';
import { type BookingRequest, ManagedBookings } from './managed-bookings.js';

interface Placed {
  readonly id: string;
  readonly manageToken: string;
}

const ann = { id: 7, isAdmin: false };
const bob = { id: 8, isAdmin: false };

let house: BookingHouse;
let ofAnn: Placed;
let ofAVisitor: Placed;

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday);
  ofAnn = (await house.post('/api/bookings', aRequest(), signedIn(ann))).body;
  ofAVisitor = (await house.post('/api/bookings', aRequest())).body;
});
afterAll(() => house.close());

const bookings = () => house.app.get(ManagedBookings, { strict: false });
const find = (request: BookingRequest) => bookings().find(request);

describe('a booking', () => {
  it('is found for its owner', async () => {
    expect(await find({ bookingId: ofAnn.id, user: ann })).toMatchObject({ id: ofAnn.id, userId: 7 });
  });

  it('is found for whoever holds its token, signed in as anybody or not at all', async () => {
    const { id: bookingId, manageToken: token } = ofAVisitor;
    expect(await find({ bookingId, token })).toMatchObject({ id: bookingId, userId: null });
    expect(await find({ bookingId, token, user: bob })).toMatchObject({ id: bookingId });
    expect(await find({ bookingId: bookingId.toUpperCase(), token })).toMatchObject({ id: bookingId });
  });

  it.each([
    ['an admin', { id: 1, isAdmin: true }],
    ['the desk', { id: 2, isAdmin: false, roles: ['desk'] }],
  ])('is found for %s', async (_, user) => {
    const found = await bookings().findFor({ command: 'look' }, { bookingId: ofAnn.id, user });
    expect(found).toMatchObject({ bookingId: ofAnn.id, venueId: 1 });
  });

  it.each<[string, () => BookingRequest]>([
    ['another person', () => ({ bookingId: ofAnn.id, user: bob })],
    ['a visitor', () => ({ bookingId: ofAnn.id })],
    ["another booking's token", () => ({ bookingId: ofAnn.id, token: ofAVisitor.manageToken })],
    ['a piece of its token', () => ({ bookingId: ofAnn.id, token: ofAnn.manageToken.slice(0, 20) })],
    ['a token of other letters', () => ({ bookingId: ofAnn.id, token: 'é'.repeat(43) })],
    ['an empty token', () => ({ bookingId: ofAnn.id, token: '' })],
    ['somebody who works on the machines', () => ({ bookingId: ofAnn.id, user: { ...bob, roles: ['ops'] } })],
    ['one that does not exist', () => ({ bookingId: '00000000-0000-4000-8000-000000000000', user: ann })],
    ['no id at all', () => ({ bookingId: "1' or '1'='1", user: { id: 1, isAdmin: true } })],
  ])('is not there for %s', async (_, requested) => {
    await expect(find(requested())).rejects.toThrow('Booking not found');
  });

  it('of a visitor is not that of everybody who is not signed in', async () => {
    await expect(find({ bookingId: ofAVisitor.id })).rejects.toThrow('Booking not found');
  });
});

describe('the key of a command', () => {
  const requested = (placed: Placed, key: string) => ({ bookingId: placed.id, token: placed.manageToken, key });
  const keyFor = async (command: string, one: BookingRequest) => (await bookings().findFor({ command }, one)).request;

  it('belongs to the booking: the same one of another booking is another', async () => {
    const one = await keyFor('cancel', requested(ofAnn, 'the-same-key'));
    const other = await keyFor('cancel', requested(ofAVisitor, 'the-same-key'));
    expect([one?.scope, other?.scope]).toEqual([`booking:${ofAnn.id}`, `booking:${ofAVisitor.id}`]);
  });

  it('tells one command from another, also where both say nothing more', async () => {
    const cancel = await keyFor('cancel', requested(ofAnn, 'the-same-key'));
    const extend = await keyFor('extend-hold', requested(ofAnn, 'the-same-key'));
    expect(cancel?.fingerprint).not.toBe(extend?.fingerprint);
  });
});
