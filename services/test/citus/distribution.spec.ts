import { describe, expect, it } from '@jest/globals';
import { distributedTables, spanningTables } from './distribution.js';

const tables = distributedTables();

describe('a statement of distributed tables', () => {
  it.each([
    'select * from booking.slots where venue_id = $1 and date = $2',
    'select * from booking.slots s where (s.venue_id, s.slot_id) in (select * from unnest($1::int[], $2::text[]))',
    'select * from booking.bookings b join booking.customers c on (c.venue_id, c.ref) = (b.venue_id, b.customer_ref) where b.venue_id = $1',
    'select (select count(*) from booking.notes n where n.venue_id = s.venue_id) from booking.slots s where s.venue_id = $1',
    'select * from log.events where ledger = any($1)',
    'insert into log.events (ledger, position) select ledger, position from unnest($1::int[], $2::int[]) as e (ledger, position)',
    'with moved as (update log.head h set position = 1 from f where h.ledger = f.ledger returning 1) select count(*) from moved',
    'SELECT "b"."id" FROM "booking"."bookings" "b" WHERE "b"."venue_id" = $1',
    'select * from catalog.venues',
  ])('says of which venue: %s', async (sql) => {
    expect(await spanningTables(sql, tables)).toEqual([]);
  });

  it.each([
    ['select venue_id from booking.slots where date = $1', ['booking.slots']],
    ['select * from booking.slots where venue_id > $1', ['booking.slots']],
    [
      'select * from booking.bookings b join booking.notes n on n.venue_id = b.venue_id',
      ['booking.bookings', 'booking.notes'],
    ],
    ['select id from booking.slots where venue_id = $1 union select id from booking.waitlist', ['booking.waitlist']],
    ['delete from booking.notes where booking_id = $1', ['booking.notes']],
    ['select (select count(*) from log.outbox) from log.head where ledger = 1', ['log.outbox']],
    ['with x as (select * from booking.slots where venue_id = 1) select * from booking.waitlist', ['booking.waitlist']],
  ])('spans all venues: %s', async (sql, spanned) => {
    expect(await spanningTables(sql, tables)).toEqual(spanned);
  });

  it('is of nineteen tables', () => {
    expect(tables.size).toBe(19);
  });
});
