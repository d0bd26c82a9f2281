import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Settings } from '../../../platform/config/settings.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import { type BookingHouse, bookingHouse } from '../testing/booking-house.js';
import { Customers } from './customers.repository.js';

const ann = { venueId: 1, ref: '00000000-0000-4000-8000-00000000000a' };
const bob = { venueId: 1, ref: '00000000-0000-4000-8000-00000000000b' };
const detailsOfAnn = { name: 'Ann Lee', email: 'Ann@Example.com', phone: '+1 585 555 0100' };
const detailsOfBob = { name: 'Bob "Bobby" Ng\n\\', email: 'bob@example.com', phone: null };

let house: BookingHouse;
let customers: Customers;

const withKeys = (keys: Partial<Settings>) =>
  new Customers(house.pool, new PersonCipher({ SECRET: house.settings.SECRET, ...keys }));

beforeAll(async () => {
  house = await bookingHouse();
  customers = house.app.get(Customers, { strict: false });
  await customers.insert(
    [customers.seal({ ...ann, ...detailsOfAnn }), customers.seal({ ...bob, ...detailsOfBob })],
    house.pool as never,
  );
});
afterAll(() => house.close());

describe('customers', () => {
  it('are given back as they said it', async () => {
    expect(await customers.find(ann)).toEqual(detailsOfAnn);
    expect(await customers.find(bob)).toEqual(detailsOfBob);
    expect(await customers.find({ ...ann, venueId: 2 })).toBeUndefined();
  });

  it('each have a key of their own, which opens nobody else', async () => {
    const swap = `update booking.person_keys set ref = case ref when $1 then $2::uuid else $1::uuid end`;
    await house.pool.query('alter table booking.person_keys drop constraint person_keys_pkey');
    await house.pool.query(swap, [ann.ref, bob.ref]);
    await expect(customers.find(ann)).rejects.toMatchObject({ code: 'PERSON_UNREADABLE' });
    await house.pool.query(swap, [ann.ref, bob.ref]);
    await house.pool.query(
      'alter table booking.person_keys add constraint person_keys_pkey primary key (venue_id, ref)',
    );
    expect(await customers.find(ann)).toEqual(detailsOfAnn);
  });

  it('cannot be read with another key of the house, and nobody is told more than that', async () => {
    const other = withKeys({ PERSON_KEY: 'another key of the house, 0123456' });
    await expect(other.find(ann)).rejects.toMatchObject({
      code: 'PERSON_UNREADABLE',
      status: 503,
      message: 'We can’t read this person’s details right now. Our team has been notified.',
    });
  });

  it('can be read with the key before, while it is at hand', async () => {
    const next = withKeys({
      PERSON_KEY: 'another key of the house, 0123456',
      PERSON_KEY_BEFORE: house.settings.SECRET,
    });
    expect(await next.find(ann)).toEqual(detailsOfAnn);
  });
});
