import type { House } from './house.js';

/** How much a large house has; times a share of it where somebody has no time. */
export const large = {
  slotsOfTheWeek: 2_000,
  ...{ bookings: 10_000, users: 10_000, inquiries: 5_000, messages: 5_000 },
  ...{ doneJobs: 100_000, changes: 20_000, orders: 10_000, vouchers: 2_000 },
} as const;

interface Slot {
  readonly experienceId: number;
  readonly date: string;
  readonly time: string;
}

/** What was filled in, and where it is most. */
export interface Filled {
  /** The day with the most parties. */
  readonly busyDay: string;
  readonly sunday: string;
}

/**
 * Fills a house: bookings, inquiries, messages, orders and vouchers through its own doors, so that log, projections and
 * seals are true; accounts and changes, which are plain rows, by SQL.
 * @param share 1 for the whole of it
 */
export async function fillHouse(house: House, share: number): Promise<Filled> {
  const { db, ask } = house;
  const many = (what: Exclude<keyof typeof large, 'slotsOfTheWeek'>): number => Math.ceil(large[what] * share);
  await countNobody(house);
  await tell('accounts and changes', async () => {
    await db.query(accounts, [many('users')]);
    await db.query(changes, [many('changes')]);
  });
  const week = await tell('slots of a week', () => openWeek(house));
  const busyDay = week.find((slot) => slot.date > week[0].date)?.date ?? week[0].date;
  const slots = spread(week, busyDay);
  // those that come in no sizes
  const { rows: products } = await db.query<{ id: number }>(
    "select id from merchandise.products where category = 'Accessories' order by id",
  );
  const line = (nth: number) => ({ productId: products[nth % products.length]?.id, quantity: 1 });
  await tell('bookings', () => sendAll(many('bookings'), (nth) => ask('POST /api/bookings', bookingOf(slots, nth))));
  await tell('inquiries', () =>
    sendAll(many('inquiries'), (nth) => ask('POST /api/franchise-inquiries', inquiry(nth))),
  );
  await tell('messages', () => sendAll(many('messages'), (nth) => ask('POST /api/contact', message(nth))));
  await tell('vouchers', () => sendAll(many('vouchers'), (nth) => ask('POST /api/admin/vouchers', voucher(nth))));
  await tell('orders', () =>
    sendAll(many('orders'), (nth) => ask('POST /api/orders', { ...guest(nth), products: [line(nth)] })),
  );
  await tell('jobs that are done', async () => {
    await ask('GET /api/admin/queues'); // makes BullMQ's tables
    await db.query(doneJobs, [many('doneJobs')]);
  });
  await db.query('vacuum analyze');
  return { busyDay, sunday: week[0].date };
}

/** Nobody's tries are counted in a house that is filled by one. */
const countNobody = ({ db }: House): Promise<unknown> =>
  db.query(`
    create function public.count_nobody() returns trigger language plpgsql as 'begin new.points := 0; return new; end';
    create trigger nobody before insert or update on log.rate_limits
      for each row execute function public.count_nobody();
    update merchandise.products set inventory = 1000000, variant_stock = (
      select jsonb_object_agg(key, 1000000) from jsonb_each(variant_stock));`);

/** About 2,000 slots in the week that begins with the Sunday after next. */
async function openWeek({ db, ask }: House): Promise<readonly [Slot, ...Slot[]]> {
  const { rows } = await db.query<{ from: string; to: string }>(
    `select (date_trunc('week', current_date) + interval '13 days')::date::text as from,
       (date_trunc('week', current_date) + interval '19 days')::date::text as to`,
  );
  const [{ from, to } = { from: '', to: '' }] = rows;
  await db.query(`update catalog.venue_experiences set rules = jsonb_set(rules, '{0,everyMinutes}', '35')`);
  await ask('POST /api/admin/availability/open', { venueId: 1, from, to });
  const slots = await db.query<Slot>(
    `select experience_id as "experienceId", date::text, time from booking.slots
     where venue_id = 1 and date between $1 and $2 and not closed order by date, time, experience_id`,
    [from, to],
  );
  console.log(`  ${slots.rows.length} slots from ${from} to ${to}`);
  return slots.rows as unknown as readonly [Slot, ...Slot[]];
}

/** A quarter of the parties comes on one day, the others on all days of the week. */
const spread = (week: readonly Slot[], busyDay: string): readonly Slot[][] => [
  week.filter(({ date }) => date === busyDay),
  [...week],
  [...week],
  [...week],
];

function bookingOf(days: readonly Slot[][], nth: number): object {
  const slots = days[nth % days.length] ?? [];
  const slot = slots[(nth * 7) % slots.length];
  return { venueId: 1, ...slot, numberOfTickets: 1 + (nth % 4), ticketType: 'standard', ...guest(nth) };
}

const [first, last] = [
  ['Ann', 'Bo', 'Chidi', 'Dolores', 'Ever', 'Farah', 'Gustav', 'Hana', 'Ines', 'Jamal'],
  ['Lee', 'Okafor', 'Moreau', 'Lindqvist', 'Haddad', 'Whitcomb', 'Raman', 'Delgado', 'Abara', 'Bennett', 'Marsh'],
];
const names = (nth: number) => [first[nth % 10] ?? '', `${last[nth % 11]} ${nth}`] as const;

const guest = (nth: number) => ({
  customerName: names(nth).join(' '),
  customerEmail: `guest${nth % 4_000}@example.com`,
  customerPhone: `+1 585 555 ${String(nth % 10_000).padStart(4, '0')}`,
});

const message = (nth: number) => ({
  ...{ name: names(nth).join(' '), email: `guest${nth}@example.com`, phone: '' },
  ...{ subject: `A question about visit ${nth}`, message: 'Is there a place to leave a pram?' },
});

const voucher = (nth: number) => ({
  ...{ amount: 50, recipientName: names(nth).join(' '), recipientEmail: `guest${nth}@example.com` },
});

const inquiry = (nth: number) => ({
  ...{ firstName: names(nth)[0], lastName: names(nth)[1], email: `guest${nth}@example.com`, phone: '+1 585 555 0142' },
  ...{ city: 'Albany', state: 'NY', targetRegion: `Region ${nth % 50}`, investmentLevel: '$1M+' },
  ...{ timeframe: '3-6 months', businessExperience: 'Three small cinemas.', heardAbout: 'Word of Mouth' },
  additionalInfo: JSON.stringify({ commitment: 'Full-time Owner/Operator', motivation: 'Three more walls.' }),
});

/** As they would be kept if nothing threw them away. */
const doneJobs = `
  insert into bullmq.job (queue, id, seq, name, state, data, added_at_ms, finished_at_ms, attempts_made)
  select 'mail', 'done-' || nth, nextval('bullmq.job_seq'), 'booking-confirmation', 'completed',
    jsonb_build_object('payload', jsonb_build_object('venueId', 1, 'bookingId', md5(nth::text))), nth, nth, 1
  from generate_series(1, $1) nth`;

const accounts = `
  insert into identity.users (username, username_key, email, email_key, password_hash, first_name, last_name, created_at)
  select 'user' || nth, 'user' || nth, 'user' || nth || '@example.com', 'user' || nth || '@example.com', (select password_hash from identity.users limit 1),
    'Name' || nth % 97, 'Family' || nth, date_trunc('milliseconds', now() - nth * interval '1 minute')
  from generate_series(1, $1) nth`;

const changes = `
  insert into log.audit (at, who_id, who, role, room, what, subject_kind, subject_id, subject, old, new)
  select date_trunc('milliseconds', now() - nth * interval '7 minutes'), nth % 7, 'admin' || nth % 7, 'admin',
    (array['catalog', 'merchandise', 'settings', 'franchise'])[1 + nth % 4], 'changed', 'experience',
    (nth % 40)::text, 'Experience ' || nth % 40,
    jsonb_build_object('name', 'Old name ' || nth, 'price_cents', nth, 'description', repeat('words ', 20)),
    jsonb_build_object('name', 'New name ' || nth, 'price_cents', nth + 100, 'description', repeat('other ', 20))
  from generate_series(1, $1) nth`;

/** Eight at a time. */
async function sendAll(count: number, send: (nth: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const one = async (): Promise<void> => {
    for (let nth = next++; nth < count; nth = next++) await send(nth);
  };
  await Promise.all(Array.from({ length: 8 }, one));
}

async function tell<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  console.log(`  ${what.padEnd(24)}${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s`);
  return result;
}
