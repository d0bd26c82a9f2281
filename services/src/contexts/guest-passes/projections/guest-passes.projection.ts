import { projection } from '@northlight/event-store';
import type { GuestPassEvent } from '../domain/guest-passes.events.js';
import { userIdIn } from '../domain/guest-passes-id.js';

/** What bookings have of guest passes. Rebuild: npm run projections -- rebuild guest-passes */
export const guestPassUses = projection<GuestPassEvent>('guest-passes', {
  tables: ['guest_passes.uses'],
  order: 'stream',
  on: {
    GuestPassesUsed: ({ ledger, stream, at, event: { booking, period, passes } }, db) =>
      db.query(
        `insert into guest_passes.uses (ledger, booking_id, user_id, period, passes, used_at)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (booking_id, ledger) do update set passes = $5`,
        [ledger, booking, userIdIn(stream), period, passes, at],
      ),
    GuestPassesReturned: ({ ledger, event: { booking, passes } }, db) =>
      db.query('update guest_passes.uses set passes = passes - $3 where ledger = $1 and booking_id = $2', [
        ledger,
        booking,
        passes,
      ]),
  },
});
