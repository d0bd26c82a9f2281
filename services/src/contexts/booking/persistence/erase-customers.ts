import type { Db } from '../../../platform/database/db.js';

/** Which rows of booking.customers: a condition, and its values from $1 on. */
interface Chosen {
  readonly condition: string;
  readonly values: readonly unknown[];
}

/**
 * Forgets customers for good, in a transaction. Their rows are locked first: of two who forget the same person, one does,
 * and whoever is writing a note about them is done. So the notes are asked for afterwards, by a statement that sees it.
 */
export async function eraseCustomers({ condition, values }: Chosen, at: Date, db: Db): Promise<number> {
  const { rows } = await db.query<{ venueId: number; ref: string }>(erasure(condition, values.length + 1), [
    ...values,
    at,
  ]);
  await db.query(
    `delete from booking.notes where (venue_id, customer_ref) in (select * from unnest($1::int[], $2::uuid[]))`,
    [rows.map(({ venueId }) => venueId), rows.map(({ ref }) => ref)],
  );
  return rows.length;
}

const erasure = (condition: string, at: number): string => `
  with persons as (
    select venue_id, ref from booking.customers where erased_at is null and ${condition} for update
  ), keys as (
    delete from booking.person_keys k using persons p where (k.venue_id, k.ref) = (p.venue_id, p.ref)
  )
  update booking.customers c set sealed = null, email_hash = null, erased_at = $${at}
  from persons p where (c.venue_id, c.ref) = (p.venue_id, p.ref)
  returning c.venue_id as "venueId", c.ref`;
