import { projection } from '@northlight/event-store';
import type { VoucherEvent } from '../domain/voucher.events.js';
import { voucherIdIn } from '../domain/voucher-id.js';

/** Every gift voucher as it stands now, and which bookings hold what of it. Rebuild: npm run projections -- rebuild vouchers */
export const vouchers = projection<VoucherEvent>('vouchers', {
  tables: ['vouchers.vouchers', 'vouchers.spendings'],
  order: 'stream',
  on: {
    VoucherIssued: ({ ledger, stream, at, event }, db) =>
      db.query(
        `insert into vouchers.vouchers (ledger, id, code_hash, code_end, amount, balance, expires, issued_at, issued_by,
           recipient_ref) values ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9)`,
        [
          ledger,
          voucherIdIn(stream),
          event.codeHash,
          event.codeEnd,
          event.amount,
          event.expires,
          at,
          event.issuedBy ?? null,
          event.recipientRef,
        ],
      ),

    VoucherSpent: ({ ledger, stream, at, event: { booking, venueId, reference, cents } }, db) =>
      db.query(
        `with spent as (
           insert into vouchers.spendings (ledger, voucher_id, booking_id, venue_id, reference, cents, at)
           values ($1, $2, $3, $4, $5, $6, $7))
         update vouchers.vouchers set balance = balance - $6 where ledger = $1 and id = $2`,
        [ledger, voucherIdIn(stream), booking, venueId, reference, cents, at],
      ),

    VoucherGivenBack: ({ ledger, stream, event: { booking, cents } }, db) =>
      db.query(
        `with back as (
           update vouchers.spendings set given_back = given_back + $4
           where ledger = $1 and voucher_id = $2 and booking_id = $3)
         update vouchers.vouchers set balance = balance + $4 where ledger = $1 and id = $2`,
        [ledger, voucherIdIn(stream), booking, cents],
      ),

    VoucherRevoked: ({ ledger, stream, at, event: { reason } }, db) =>
      db.query('update vouchers.vouchers set revoked_at = $3, revoked_for = $4 where ledger = $1 and id = $2', [
        ledger,
        voucherIdIn(stream),
        at,
        reason,
      ]),
  },
});
