import type pg from 'pg';

/**
 * Makes a log of about so many events out of what the demo data did: every demo booking's story, with its slots, over
 * and over under other names, on four ledgers of their own.
 */
export async function copyStories(db: pg.Client, events: number): Promise<void> {
  await db.query(`
    create temporary table story as
      select row_number() over (order by position) as nth, stream, version, type, schema, data::text as data, meta, at
      from log.events where ledger = 1 and (starts_with(stream, 'booking/d3a') or stream in
        (select stream from log.events where ledger = 1 and starts_with(data->>'bookingId', 'd3a')));`);
  const { rows } = await db.query<{ size: number }>('select count(*)::int as size from story');
  const rounds = Math.ceil(events / (rows[0]?.size ?? 1) / 4);
  await db.query(
    `insert into log.events (ledger, position, stream, version, type, schema, data, meta, at)
     select 1000 + lane, round * ${rows[0]?.size} + nth, ${renamed('stream')}, version, type, schema,
       ${renamed('data')}::json, meta, at
     from generate_series(1, 4) as lane, generate_series(0, $1 - 1) as round, story`,
    [rounds],
  );
  await db.query(
    'insert into log.head (ledger, position) select ledger, max(position) from log.events where ledger > 1000 group by 1',
  );
  await db.query('vacuum analyze log.events');
}

/** Another slot, another booking, another customer, another reference, for each copy. */
const renamed = (text: string): string => {
  const inSlots = `regexp_replace(${text}, '(slot/|"slotId":")', '\\1' || round || '.', 'g')`;
  const inBookings = `regexp_replace(${inSlots}, 'd3a0([0-9a-f]{4})-0000', lpad(to_hex(round), 8, '0') || '-\\1', 'g')`;
  const ofCustomers = `regexp_replace(${inBookings}, '("customerRef":")[0-9a-f]{8}', '\\1' || lpad(to_hex(round), 8, '0'), 'g')`;
  return `replace(${ofCustomers}, '"reference":"NL-', '"reference":"' || round || '-')`;
};
