import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import { forgetPerson } from '../../../platform/privacy/testing/persons-of.js';
import { BookingNotes } from '../persistence/booking-notes.js';
import { KeyRotation } from '../persistence/key-rotation.js';
import { BookingHolder } from '../person-holder.js';
import { aRequest, type BookingHouse, bookingHouse, type Placed, saturday } from '../testing/booking-house.js';

let house: BookingHouse;
const desk = signedIn({ id: 4, roles: ['desk'] });
const wheelchair = 'Wheelchair, comes 10 minutes early';

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday, 2);
});
afterAll(() => house.close());

const place = async (overrides: Parameters<typeof aRequest>[0], headers = {}): Promise<Placed> =>
  (await house.post('/api/bookings', aRequest({ numberOfTickets: 1, ...overrides }), headers)).body;
const write = (id: string, text = wheelchair) => house.post(`/api/admin/bookings/${id}/notes`, { text }, desk);
const notes = async (id: string) => (await house.get(`/api/admin/bookings/${id}/notes`, desk)).body;
const erase = (email: string) => forgetPerson(house.app, email);
const rowsOf = async (id: string) =>
  (await house.pool.query('select sealed from booking.notes where booking_id = $1', [id])).rows;

/** The notes as a process with these keys reads them. */
const under = (keys: { PERSON_KEY?: string; PERSON_KEY_BEFORE?: string }) =>
  new BookingNotes(house.pool, new PersonCipher({ SECRET: house.settings.SECRET, ...keys }));

describe('what is stored of a note', () => {
  it('says nothing to whoever reads the table, and opens on its own booking only', async () => {
    const ann = await place({ customerEmail: 'ann@example.com' });
    const bob = await place({ customerEmail: 'bob@example.com' });
    await write(ann.id);
    const [row] = await rowsOf(ann.id);
    expect(row.sealed.toString()).not.toContain('Wheelchair');
    await house.pool.query('update booking.notes set booking_id = $2 where booking_id = $1', [ann.id, bob.id]);
    expect(await notes(bob.id)).toEqual([]);
    await house.pool.query('update booking.notes set booking_id = $1 where booking_id = $2', [ann.id, bob.id]);
    expect(await notes(ann.id)).toMatchObject([{ text: wheelchair }]);
  });
});

describe('a person who asks to be forgotten', () => {
  it('takes the notes about them along, and those of others stay', async () => {
    const eve = await place({ customerEmail: 'eve@example.com' });
    const fay = await place({ customerEmail: 'fay@example.com' });
    await write(eve.id);
    await write(fay.id);
    expect(await erase('eve@example.com')).toBe(1);
    expect(await rowsOf(eve.id)).toEqual([]);
    expect(await notes(eve.id)).toEqual([]);
    expect(await notes(fay.id)).toMatchObject([{ text: wheelchair }]);
  });

  it('is not written about any more', async () => {
    const { id } = await place({ customerEmail: 'gil@example.com' });
    await erase('gil@example.com');
    const { status, body } = await write(id);
    expect([status, body.code]).toEqual([409, 'CUSTOMER_ERASED']);
    expect(await rowsOf(id)).toEqual([]);
  });

  it('leaves none behind that somebody is writing meanwhile', async () => {
    const { id } = await place({ customerEmail: 'hal@example.com' });
    const colleague = await house.pool.connect();
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await colleague.query('begin');
    const booking = { venueId: 1, id };
    const written = house.app.get(BookingNotes, { strict: false });
    const key = await written.lockCustomer(booking, colleague);
    if (!key) throw new Error('There is nobody to write about');
    const erasing = erase('hal@example.com');
    while ((await house.pool.query(waiting)).rowCount === 0);
    const note = { id, text: wheelchair, writtenAt: new Date() };
    await written.insert(booking, note, { key, db: colleague });
    await colleague.query('commit');
    colleague.release();
    expect(await erasing).toBe(1);
    expect(await rowsOf(id)).toEqual([]);
  });
});

describe('a new key of the house', () => {
  it('opens what was written before it, and what is written after', async () => {
    const { id } = await place({ customerEmail: 'ida@example.com' });
    await write(id);
    const [next, booking] = ['another key of the house, 0123456', { venueId: 1, id }];
    const keys = { PERSON_KEY: next, PERSON_KEY_BEFORE: house.settings.SECRET };
    const { unreadable } = await new KeyRotation(
      house.pool,
      new PersonCipher({ SECRET: house.settings.SECRET, ...keys }),
    ).run();
    expect(unreadable).toBe(0);
    expect(await under({ PERSON_KEY: next }).of(booking)).toMatchObject([{ text: wheelchair }]);
    expect(await under({}).of(booking)).toEqual([]);
    expect((await write(id)).body.code).toBe('PERSON_UNREADABLE');
    await new KeyRotation(
      house.pool,
      new PersonCipher({ SECRET: house.settings.SECRET, PERSON_KEY_BEFORE: next }),
    ).run();
    expect(await notes(id)).toMatchObject([{ text: wheelchair }]);
  });
});

describe('somebody who takes their data along', () => {
  it('is told what was written about them, and not by whom', async () => {
    const { id } = await place({ customerEmail: 'joy@example.com' }, signedIn({ id: 9 }));
    await write(id);
    const { bookings } = await house.app.get(BookingHolder).tell({ userId: 9, addresses: [] });
    expect(bookings).toMatchObject([{ id, notes: [{ text: wheelchair, writtenAt: expect.any(Date) }] }]);
    expect(JSON.stringify(bookings)).not.toContain('account 4');
  });
});
