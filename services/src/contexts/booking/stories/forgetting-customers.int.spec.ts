import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { PlaceBookingDto } from '@northlight/contracts';
import { logger } from '../../../platform/observability/logger.js';
import { withContext } from '../../../platform/observability/request-context.js';
import { Erasures } from '../../../platform/privacy/erasures.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import { forgetPerson, personOf } from '../../../platform/privacy/testing/persons-of.js';
import { Bookings } from '../domain/booking/bookings.js';
import { Customers } from '../persistence/customers.repository.js';
import { BookingHolder } from '../person-holder.js';
import { aRequest, type BookingHouse, bookingHouse, now, saturday } from '../testing/booking-house.js';
import { WaitlistStories } from '../testing/waitlist-stories.js';

let house: BookingHouse;
let bookings: Bookings;

beforeAll(async () => {
  house = await bookingHouse();
  bookings = house.app.get(Bookings, { strict: false });
  await house.opens(saturday, 2);
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => house.close());

const place = async (overrides: Partial<PlaceBookingDto>): Promise<string> => {
  const { status, body } = await house.post('/api/bookings', aRequest({ numberOfTickets: 1, ...overrides }));
  expect(status).toBe(201);
  return body.id;
};
const erase = (email: string) => forgetPerson(house.app, email, house.clock.now());
const erasures = () => house.app.get(Erasures, { strict: false });
const customerOf = async (id: string) => (await bookings.find(1, id))?.customer;
const rowOf = async (id: string) => {
  const { rows } = await house.pool.query(
    `select c.ref, sealed, email_hash, erased_at, wrapped_key from booking.bookings b
     join booking.customers c on c.ref = b.customer_ref left join booking.person_keys k on k.ref = c.ref
     where b.id = $1`,
    [id],
  );
  return rows[0];
};

describe('a person who asks to be forgotten', () => {
  it('is found by e-mail first, however it is written, the latest visit first', async () => {
    const early = await place({ customerEmail: 'Carla@Example.com', time: '10:00' });
    const late = await place({ customerEmail: 'carla@example.com', time: '16:00' });
    await place({ customerEmail: 'dmitri@example.com', time: '10:00' });
    const found = await bookings.findByEmail(' CARLA@example.COM');
    expect(found.map(({ id }) => id)).toEqual([late, early]);
  });

  it('is unknown afterwards, wherever they booked, and leaves the day of it', async () => {
    const ids = [
      await place({ customerEmail: 'ella@example.com', time: '10:45' }),
      await place({ customerEmail: 'Ella@example.com', time: '11:30' }),
    ];
    expect(await erase('ELLA@example.com')).toBe(2);
    for (const id of ids) {
      expect(await customerOf(id)).toBeUndefined();
      expect(await rowOf(id)).toMatchObject({ sealed: null, email_hash: null, erased_at: now, wrapped_key: null });
    }
    expect(await bookings.findByEmail('ella@example.com')).toEqual([]);
  });

  it('keeps the booking itself, its seats and its money', async () => {
    const id = await place({ customerEmail: 'farid@example.com', time: '12:15', numberOfTickets: 3 });
    const before = await house.get(`/api/availability?venueId=1&experienceId=1&date=${saturday}`);
    const { customer, ...sold } = (await bookings.find(1, id)) ?? {};
    await erase('farid@example.com');
    expect(await bookings.find(1, id)).toEqual({ ...sold, customer: undefined });
    expect((await house.get(`/api/availability?venueId=1&experienceId=1&date=${saturday}`)).body).toEqual(before.body);
  });

  it('is the only one who is forgotten', async () => {
    const grace = await place({ customerEmail: 'grace@example.com', time: '13:00', customerName: 'Grace Hale' });
    expect(await erase('race@example.com')).toBe(0);
    expect(await customerOf(grace)).toMatchObject({ name: 'Grace Hale' });
  });

  it('is forgotten once, by however many who try', async () => {
    const id = await place({ customerEmail: 'hugo@example.com', time: '13:45' });
    const erased = await Promise.all(Array.from({ length: 6 }, () => erase('hugo@example.com')));
    expect(erased.sort()).toEqual([0, 0, 0, 0, 0, 1]);
    house.clock.set(new Date(now.getTime() + 60_000));
    expect(await erase('hugo@example.com')).toBe(0);
    house.clock.set(now);
    expect(await rowOf(id)).toMatchObject({ erased_at: now });
  });

  it('may book again, as a new customer', async () => {
    await place({ customerEmail: 'imani@example.com', time: '14:30' });
    await erase('imani@example.com');
    const again = await place({ customerEmail: 'imani@example.com', time: '15:15' });
    expect((await bookings.findByEmail('imani@example.com')).map(({ id }) => id)).toEqual([again]);
  });

  it('can be one customer of many with the same address, known by an account', async () => {
    const [one, other] = [
      await place({ customerEmail: 'family@example.com', time: '16:45', customerName: 'Jonas Ito' }),
      await place({ customerEmail: 'family@example.com', time: '16:45', customerName: 'Keiko Ito' }),
    ];
    await house.pool.query('update booking.bookings set user_id = 77 where id = $1', [one]);
    const holder = house.app.get(BookingHolder);
    expect(await holder.erase({ userId: 77, addresses: [] }, now)).toBe(1);
    expect(await customerOf(one)).toBeUndefined();
    expect(await customerOf(other)).toMatchObject({ name: 'Keiko Ito' });
  });
});

describe('a person who waits for seats', () => {
  it('is off the list, and whoever comes next is offered what comes free', async () => {
    const people = new WaitlistStories(house);
    const [sold] = await people.sellsOut('18:15', [16, 4]);
    const first = await people.joins('keiko', { time: '18:15', party: 2 });
    const second = await people.joins('nina', { time: '18:15', party: 2 });
    expect(await erase('keiko@example.com')).toBe(1);
    expect(await people.entry(first)).toMatchObject({ status: 'left' });
    await people.cancels(sold ?? '');
    await people.hear();
    expect(await people.entry(second)).toMatchObject({ status: 'offered' });
  });
});

describe('what is written down of it', () => {
  it('is who asked, in which request, and how many it were, and nothing of whom', async () => {
    await place({ customerEmail: 'liam@example.com', time: '17:30' });
    const line = jest.spyOn(logger, 'info');
    await withContext({ requestId: 'request-of-an-admin', actor: 'user:1' }, () =>
      erasures().erase(personOf(house.app, 'liam@example.com'), { by: 'email' }),
    );
    const how = { by: 'email', erasure: expect.any(String), erased: 1 };
    expect(line).toHaveBeenCalledWith(how, 'A person was erased');
    expect(JSON.stringify(line.mock.calls)).not.toContain('liam');
  });
});

describe('an erasing that cannot be finished yet', () => {
  it('forgets what came before it, however late, and nothing of whoever comes again', async () => {
    const early = await place({ customerEmail: 'noor@example.com', time: '19:00' });
    jest.spyOn(house.app.get(BookingHolder), 'unreadable').mockResolvedValue('A key is missing.');
    const begun = erasures().erase(personOf(house.app, 'noor@example.com'), { by: 'email' });
    await expect(begun).rejects.toMatchObject({
      ...{ code: 'ERASURE_UNFINISHED', message: expect.stringContaining('What we found is gone') },
      cause: { message: 'A key is missing.' },
    });
    house.clock.set(new Date(now.getTime() + 60 * 60_000));
    const late = await place({ customerEmail: 'noor@example.com', time: '19:00', customerName: 'Noor Aziz' });
    expect(await erasures().finishBegun()).toBe(0);
    jest.restoreAllMocks();
    expect(await erasures().finishBegun()).toBe(1);
    expect([await customerOf(early), (await customerOf(late))?.name]).toEqual([undefined, 'Noor Aziz']);
    house.clock.set(now);
  });
});

describe('a key of the house that is lost for good', () => {
  const lostSettings = () => ({ SECRET: house.settings.SECRET, PERSON_KEY: 'a key that nobody has any more, 01' });

  it('lets those be forgotten whom nobody can read any more, and nobody else', async () => {
    const ref = '00000000-0000-4000-8000-0000000000aa';
    const cipher = new PersonCipher(lostSettings());
    const lost = new Customers(house.pool, cipher);
    const input = { name: 'Lost', email: 'lost@example.com', phone: null };
    await lost.insert([lost.seal({ venueId: 1, ref, ...input })], house.pool as never);
    const customers = house.app.get(Customers, { strict: false });
    await expect(customers.find({ venueId: 1, ref })).rejects.toMatchObject({ code: 'PERSON_UNREADABLE' });
    await expect(erase('lost@example.com')).rejects.toMatchObject({ code: 'PERSON_UNREADABLE' });
    expect(await erasures().giveUp(cipher.presentKey)).toBe(1);
    expect(await customers.find({ venueId: 1, ref })).toBeUndefined();
    expect(await erase('lost@example.com')).toBe(0);
  });

  it('is not given up while it is at hand', async () => {
    const { presentKey } = new PersonCipher(house.settings);
    await expect(erasures().giveUp(presentKey)).rejects.toMatchObject({ code: 'PERSON_KEY_IN_USE' });
  });
});
