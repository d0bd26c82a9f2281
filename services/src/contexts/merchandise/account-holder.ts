import { Injectable } from '@nestjs/common';
import pg from 'pg';
import {
  type AccountHolder,
  type AccountOwner,
  addressesOf,
  isOwnedAt,
} from '../../platform/privacy/account-holders.js';
import { Carts } from './persistence/carts.repository.js';
import type { OrderRow } from './persistence/order.row.js';
import { OrderPersons } from './persistence/order-persons.js';
import { OrderReader } from './persistence/order-reader.js';
import { OrdersRepository } from './persistence/orders.repository.js';
import { merchandisePersonalData } from './persistence/personal-data.js';

const most = 1_000;

/** The orders and the cart of an account, for its owner to take along; without it nobody is behind the orders, and no cart. */
@Injectable()
export class OrderAccountHolder implements AccountHolder {
  readonly keeps = merchandisePersonalData;

  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly orders: OrdersRepository,
    private readonly reader: OrderReader,
    private readonly persons: OrderPersons,
    private readonly carts: Carts,
  ) {}

  async tell(owner: AccountOwner): Promise<{ orders: readonly unknown[]; cart: readonly unknown[] }> {
    const { userId } = owner;
    const rows = await this.ordersOf(owner);
    const customers = await this.persons.readable(rows.map(({ personRef }) => personRef));
    const summaries = await this.reader.summaries(rows, 'staff');
    const { lines: cart } = await this.carts.read(userId);
    const told = summaries.map((order, i) => ({ ...order, customer: customers.get(rows[i]?.personRef ?? '') }));
    return { orders: told, cart };
  }

  /** Those of the account, and those that nobody else has and that were placed with one of its addresses; the latest first. */
  private async ordersOf(owner: AccountOwner): Promise<OrderRow[]> {
    const rows = await this.orders.page({ userId: owner.userId, limit: most });
    for (const address of addressesOf(owner)) {
      const personRefs = await this.persons.refsOf(address.email);
      const under = await this.orders.page({ personRefs, limit: most });
      rows.push(...under.filter(({ userId, placedAt }) => userId === null && isOwnedAt(address, placedAt)));
    }
    return rows.sort((one, other) => other.nr - one.nr);
  }

  async forget({ userId }: AccountOwner, at: Date): Promise<void> {
    await this.carts.remove(userId);
    const { rows } = await this.pool.query<{ ref: string }>(
      'select distinct person_ref as ref from merchandise.orders where user_id = $1',
      [userId],
    );
    for (const { ref } of rows) await this.persons.erase({ ref }, at);
  }
}
