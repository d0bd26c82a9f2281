import { Injectable, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { AccountUses } from '../../../platform/privacy/account-uses.js';
import { dueIn, RetentionTerms } from '../../../platform/retention/retention-terms.js';
import { OrderPersons } from './order-persons.js';

/** An order's last day is the last one on which something of it could be used. */
const customersOfOrders = `
  select p.ref::text as key, max(greatest(o.placed_at, o.collect_by, o.collected_at, o.cancelled_at, t.expires_at,
    s.shipped_at, s.delivered_at)) as since
  from merchandise.persons p join merchandise.orders o on o.person_ref = p.ref
    left join merchandise.open_tickets t on t.order_id = o.id
    left join merchandise.shipments s on s.order_id = o.id
  where p.erased_at is null and o.placed_at < $1
    and not exists (select from merchandise.orders n where n.person_ref = p.ref and n.placed_at >= $1)
  group by p.ref having max(greatest(o.placed_at, o.collect_by, o.collected_at, o.cancelled_at, t.expires_at,
    s.shipped_at, s.delivered_at)) < $1`;

const leftCarts = 'select user_id::text as key, updated_at as since from merchandise.carts where updated_at < $1';

/** How long this room keeps who ordered, and carts that nobody comes back to. Orders, stock and money stay. */
@Injectable()
export class MerchandiseTerms implements OnModuleInit {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly persons: OrderPersons,
    private readonly terms: RetentionTerms,
    private readonly accounts: AccountUses,
  ) {}

  onModuleInit(): void {
    this.accounts.add('select user_id from merchandise.orders union all select user_id from merchandise.carts');
    this.terms.add(
      {
        kind: 'orders',
        due: dueIn(this.pool, customersOfOrders),
        forget: (refs, { at }) => this.persons.erase({ refs }, at),
      },
      {
        kind: 'carts',
        due: dueIn(this.pool, leftCarts),
        forget: (userIds, { before }) =>
          this.pool.query('delete from merchandise.carts where user_id = any($1::int[]) and updated_at < $2', [
            userIds,
            before,
          ]),
      },
    );
  }
}
