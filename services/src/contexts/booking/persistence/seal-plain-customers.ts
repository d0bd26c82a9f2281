import type { Db } from '../../../platform/event-store/projection.js';
import type { CustomerDetails, CustomerKey, Customers } from './customers.repository.js';

const together = 500;
/** Any number: whoever seals holds it, so that two never do at once. */
const sealingLock = 7_110_002;

/**
 * Seals the customers that a release before docs/adr/0017 wrote as plain text, then drops their table, so that no page
 * and no statistic of PostgreSQL keeps them. Safe to run again, and by two at once.
 * @returns how many were sealed
 */
export async function sealPlainCustomers(customers: Customers, db: Db): Promise<number> {
  let sealed = 0;
  for (;;) {
    await db.query('begin');
    await db.query('select pg_advisory_xact_lock($1)', [sealingLock]);
    // asked of the table of tables: to_regclass does not see what another has dropped while this one waited
    const { rowCount: there } = await db.query(
      "select from pg_tables where schemaname = 'booking' and tablename = 'plain_customers'",
    );
    const moved = there ? await sealSome(customers, db) : 0;
    await db.query('commit');
    if (moved === 0) return sealed;
    sealed += moved;
  }
}

async function sealSome(customers: Customers, db: Db): Promise<number> {
  const { rows } = await db.query<CustomerKey & CustomerDetails>(
    `delete from booking.plain_customers where (venue_id, ref) in
       (select venue_id, ref from booking.plain_customers limit ${together})
     returning venue_id as "venueId", ref, name, email, phone`,
  );
  if (rows.length === 0) await db.query('drop table booking.plain_customers');
  else
    await customers.insert(
      rows.map((row) => customers.seal(row)),
      db,
    );
  return rows.length;
}
