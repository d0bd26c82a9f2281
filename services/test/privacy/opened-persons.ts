import type pg from 'pg';
import { personalData } from '../../src/apps/personal-data.js';
import { type CustomerKey, Customers } from '../../src/contexts/booking/persistence/customers.repository.js';
import type { PersonCipher } from '../../src/platform/privacy/person-cipher.js';
import { SealedPersons } from '../../src/platform/privacy/sealed-persons.js';
import type { Place } from './search.js';

const schemas = personalData.flatMap(({ place }) =>
  place.endsWith('.persons') ? [place.replace('.persons', '')] : [],
);

/** Every sealed person whom the keys at hand still open: an erased person is not among them. */
export async function openedPersons(pool: pg.Pool, cipher: PersonCipher): Promise<Place[]> {
  const keys = await pool.query<CustomerKey>('select venue_id as "venueId", ref from booking.customers');
  const customers = await new Customers(pool, cipher).readable(keys.rows);
  const places: Place[] = [['booking.customers', JSON.stringify([...customers.values()])]];
  for (const schema of schemas) {
    const { rows } = await pool.query<{ ref: string }>(`select ref from ${schema}.persons`);
    const persons = await new SealedPersons(pool, cipher, schema).readable(rows.map(({ ref }) => ref));
    places.push([`${schema}.persons`, JSON.stringify([...persons.values()])]);
  }
  return places;
}
