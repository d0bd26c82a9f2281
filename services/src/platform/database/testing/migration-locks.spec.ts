import { describe, expect, it } from '@jest/globals';
import { type Danger, dangersIn } from './migration-locks.js';

const found = async (sql: string) => (await dangersIn(sql)).map(({ danger }) => danger);

describe('a migration of a table that is in use', () => {
  it.each<[Danger, string]>([
    ['create index', 'create index bookings_at on booking.bookings (placed_at)'],
    ['drop index', 'drop index booking.bookings_at'],
    ['required column', 'alter table booking.bookings add column channel text not null'],
    ['default of each row', 'alter table booking.bookings add column token uuid default gen_random_uuid()'],
    ['validated constraint', 'alter table booking.bookings add constraint fees check (fee >= 0)'],
    ['validated constraint', 'alter table booking.notes add foreign key (venue_id) references catalog.venues (id)'],
    ['validated constraint', 'alter table booking.bookings add column tip integer check (tip >= 0)'],
    ['unique constraint', 'alter table booking.bookings add constraint once unique (reference)'],
    ['column type', 'alter table booking.bookings alter column total type bigint'],
    ['not null', 'alter table booking.bookings alter column discount set not null'],
    ['rename', 'alter table booking.bookings rename column total to sum'],
    ['rename', 'alter table booking.bookings rename to visits'],
    ['drop', 'alter table booking.bookings drop column fee'],
    ['drop', 'drop table booking.notes'],
  ])('is refused for what others would wait for, or miss: %s (%s)', async (danger, sql) => {
    expect(await found(sql)).toEqual([danger]);
  });

  it.each([
    'create index concurrently bookings_at on booking.bookings (placed_at)',
    'drop index concurrently booking.bookings_at',
    "alter table booking.bookings add column channel text not null default 'web', add column seen_at timestamptz default now()",
    'alter table booking.bookings add constraint fees check (fee >= 0) not valid',
    'alter table booking.bookings validate constraint fees',
    'alter table booking.bookings add constraint once unique using index bookings_once',
    'alter table booking.bookings alter column fee set default 0',
    'create table booking.tips (cents integer not null check (cents > 0)); create index tips_cents on booking.tips (cents)',
  ])('may do what nobody notices: %s', async (sql) => {
    expect(await found(sql)).toEqual([]);
  });

  it('says of which table it speaks, and what to do instead', async () => {
    const [{ message } = { message: '' }] = await dangersIn('drop table booking.notes');
    expect(message).toBe(
      'drop (booking.notes): programs of the release before still read it: drop it a release after its last reader',
    );
  });
});
