-- Distributes what is sold over the nodes of a Citus cluster, by venue: `venue_id` of the booking room, `ledger` of its log. Both
-- are the same number, so that a venue with all it has is in one shard of each table, on one node.
-- Run at the coordinator, as its owner, when `migrate` has made the tables; again is harmless.
set client_min_messages = warning;

-- The log. All others are placed beside the heads.
select create_distributed_table('log.head', 'ledger', shard_count => 64) where not exists (select from pg_dist_partition where logicalrelid = 'log.head'::regclass);

select create_distributed_table(name::regclass, distribution, colocate_with => 'log.head')
from (values
  ('log.events', 'ledger'), ('log.requests', 'ledger'), ('log.outbox', 'ledger'), ('log.snapshots', 'ledger'),
  ('log.checkpoint', 'ledger'), ('log.parked', 'ledger'),
  ('booking.slots', 'venue_id'), ('booking.bookings', 'venue_id'), ('booking.ending_holds', 'venue_id'),
  ('booking.refunds', 'venue_id'), ('booking.waitlist', 'venue_id'), ('booking.call_offs', 'venue_id'),
  ('booking.call_off_parties', 'venue_id'), ('booking.customers', 'venue_id'), ('booking.person_keys', 'venue_id'),
  ('booking.notes', 'venue_id'), ('booking.undelivered_mails', 'venue_id'), ('booking.desk_payments', 'ledger')
) as one (name, distribution)
where not exists (select from pg_dist_partition where logicalrelid = name::regclass);

-- Read beside bookings by id alone, and small: a copy on every node.
select create_reference_table('booking.link_versions') where not exists (select from pg_dist_partition where logicalrelid = 'booking.link_versions'::regclass);

-- All else stays where it is, on the coordinator: catalogue, rules, accounts, orders, vouchers. The catalogue cannot be copied
-- to the nodes, because its tables tell of their changes by triggers (docs/adr/0047), which Citus refuses; it is read from memory.
