import type pg from 'pg';

const message = (status: string): string => `
  with written as (insert into correspondence.persons (ref, sealed, email_hash)
    values (gen_random_uuid(), '\\x01', '\\x01') returning ref)
  insert into correspondence.messages (id, created_at, user_id, status, answered_at)
  select ref, now(), $1::int, ${status} from written`;

const review = (state: string): string => `
  with written as (insert into reviews.persons (ref, sealed, email_hash)
    values (gen_random_uuid(), '\\x01', '\\x01') returning ref)
  insert into reviews.reviews (id, booking_id, venue_id, experience_id, visited_on, stars, written_at, user_id, state, moderated_at)
  select ref, ref, 1, 1, now(), 5, now(), $1::int, ${state} from written`;

/** What makes an account be in use, each as a statement with its number. */
const uses: Readonly<Record<string, string>> = {
  'is-proven': 'update identity.users set email_verified_at = now() where id = $1',
  'has-a-role': "update identity.users set roles = '{desk}' where id = $1",
  'has-a-plan': "update identity.users set membership_tier = 'basic' where id = $1",
  'is-signed-in': `insert into identity.sessions (sid, sess, expire)
    values ('sid', json_build_object('userId', $1::int), now() + interval '1 day')`,
  'has-a-cart': "insert into merchandise.carts (user_id, version, lines, updated_at) values ($1, 1, '[]', now())",
  'is-on-a-waitlist': `
    with waiting as (insert into booking.customers (venue_id, ref, sealed, email_hash)
      values (1, gen_random_uuid(), '\\x01', '\\x01') returning ref)
    insert into booking.waitlist (venue_id, id, slot_id, party, status, customer_ref, place, user_id)
    select 1, gen_random_uuid(), 'a slot', 1, 'waiting', ref, 1, $1::int from waiting`,
  'waits-for-an-answer': message("'new', null"),
  'has-a-review-that-waits': review("'waiting', null"),
  'pays-a-plan': `insert into subscriptions.subscriptions (ledger, user_id, id, state, plan, next_plan, started_at, until)
    values (-17, $1, gen_random_uuid(), 'active', 'gold', 'gold', now(), now())`,
};

/** What does not. */
const others: Readonly<Record<string, string>> = {
  'does-nothing': 'select $1::int',
  'got-an-answer': message("'answered', now()"),
  'has-a-review': review("'approved', now()"),
};

const named = (names: object): string[] => Object.keys(names).map((name) => `unproven-${name}`);
export const usedAccounts = named(uses);
export const unusedAccounts = named(others);

/** Does with every account what it is called for. */
export async function useAccounts(pool: pg.Pool): Promise<void> {
  for (const [name, statement] of Object.entries({ ...uses, ...others })) {
    const { rows } = await pool.query('select id from identity.users where username = $1', [`unproven-${name}`]);
    await pool.query(statement, [rows[0]?.id]);
  }
}
