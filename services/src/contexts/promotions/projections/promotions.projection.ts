import { projection } from '@northlight/event-store';
import type { PromotionEvent } from '../domain/promotion.events.js';
import { codeIn } from '../domain/promotion-id.js';

/** Every promo code as it stands now, and what uses it. Rebuild: npm run projections -- rebuild promotions */
export const promotions = projection<PromotionEvent>('promotions', {
  tables: ['promotions.codes', 'promotions.parts'],
  order: 'stream',
  on: {
    PromotionCreated: ({ ledger, stream, at, event: { kind, value, appliesTo, starts, ends, ...event } }, db) =>
      db.query(
        `insert into promotions.codes (ledger, code, kind, value, applies_to, starts, ends, uses, uses_per_customer,
           minimum, created_at, created_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
        [
          ...[ledger, codeIn(stream), kind, value, appliesTo, starts, ends],
          ...[event.uses, event.usesPerCustomer, event.minimum, at, event.by],
        ],
      ),

    PromotionUsed: ({ ledger, stream, at, event: { use, part, what, cents } }, db) =>
      db.query(
        `with part as (
           insert into promotions.parts (ledger, part_id, code, what, cents, at) values ($1, $3, $2, $4, $5, $6)
           on conflict (part_id, ledger) do update set code = $2, cents = $5, at = $6, returned_at = null)
         update promotions.codes set used = used + $7, taken_off = taken_off + $5 where ledger = $1 and code = $2`,
        [ledger, codeIn(stream), part, what, cents, at, use === part ? 1 : 0],
      ),

    PromotionPartReturned: ({ ledger, stream, at, event: { part, isLast } }, db) =>
      db.query(
        `with part as (
           update promotions.parts set returned_at = $4 where ledger = $1 and part_id = $3 returning cents)
         update promotions.codes set used = used - $5, taken_off = taken_off - (select cents from part)
         where ledger = $1 and code = $2`,
        [ledger, codeIn(stream), part, at, isLast ? 1 : 0],
      ),

    PromotionEnded: ({ ledger, stream, at }, db) =>
      db.query('update promotions.codes set ended_at = $3 where ledger = $1 and code = $2', [
        ledger,
        codeIn(stream),
        at,
      ]),
  },
});
