import { Injectable } from '@nestjs/common';
import type { PersonEntry } from '@northlight/contracts';
import pg from 'pg';
import { recordedActs } from '../../platform/audit/audit-log.js';
import { type Person, underAddress, valuesOf } from '../../platform/privacy/person.js';
import type { PersonHolder } from '../../platform/privacy/person-holder.js';
import { SealedHolder } from '../../platform/privacy/sealed-holder.js';
import { Carts } from './persistence/carts.repository.js';
import type { OrderRow } from './persistence/order.row.js';
import { type CustomerDetails, OrderPersons } from './persistence/order-persons.js';
import { OrderReader } from './persistence/order-reader.js';
import { OrdersRepository } from './persistence/orders.repository.js';
import { merchandisePersonalData } from './persistence/personal-data.js';

/** What the desk has put under another e-mail stands there since then. */
const held = underAddress({ hash: 'p.email_hash', since: 'greatest(o.placed_at, p.email_corrected_at)' });

/**
 * An order that another account placed is told to that account alone, unless the desk has put this address there; it is
 * forgotten by its address all the same.
 */
const ofOthers = 'o.user_id is not null and $3::int is not null and p.email_corrected_at is null';
const refsOfPerson = (except = 'false') => `
  select o.person_ref as ref from merchandise.orders o join merchandise.persons p on p.ref = o.person_ref
  ${held}
  where not (${except})
  union select person_ref from merchandise.orders where user_id = $3`;

/** Who ordered, and the carts of accounts; the orders stay, and nobody is behind them once the person is forgotten. */
@Injectable()
export class OrderHolder extends SealedHolder<CustomerDetails> implements PersonHolder {
  readonly keeps = merchandisePersonalData;

  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly orders: OrdersRepository,
    private readonly reader: OrderReader,
    private readonly persons: OrderPersons,
    private readonly carts: Carts,
  ) {
    super(persons);
  }

  async find(person: Person): Promise<PersonEntry[]> {
    const rows = await this.ordersOf(person);
    const names = await this.persons.readable(rows.map(({ personRef }) => personRef));
    const lines = await this.cartOf(person);
    return [
      ...rows.map(({ reference, status, placedAt, personRef }) => ({
        ...{ kind: 'order' as const, id: reference, at: placedAt.toISOString() },
        ...{ status: [status], name: names.get(personRef)?.name },
      })),
      ...lines.map(({ name }) => ({ kind: 'cart' as const, id: name })),
    ];
  }

  async tell(person: Person): Promise<Readonly<Record<string, unknown>>> {
    const rows = await this.ordersOf(person);
    const customers = await this.persons.readable(rows.map(({ personRef }) => personRef));
    const summaries = await this.reader.summaries(rows, 'staff');
    const ids = rows.map(({ id }) => id);
    return {
      orders: summaries.map((order, i) => ({ ...order, customer: customers.get(rows[i]?.personRef ?? '') })),
      cart: await this.cartOf(person),
      onRecord: await recordedActs(this.pool, { kind: 'order', ids }, person.userId),
    };
  }

  async erase(person: Person, at: Date): Promise<number> {
    if (person.userId !== undefined) await this.carts.remove(person.userId);
    return this.persons.erase({ refs: await this.refsOf(person, refsOfPerson()) }, at);
  }

  /** The latest first, all of them: each order has a person of its own. */
  private async ordersOf(person: Person): Promise<OrderRow[]> {
    const personRefs = await this.refsOf(person, refsOfPerson(ofOthers));
    return this.orders.page({ personRefs, limit: personRefs.length });
  }

  private async refsOf(person: Person, sql: string): Promise<string[]> {
    const { rows } = await this.pool.query<{ ref: string }>(sql, valuesOf(person));
    return rows.map(({ ref }) => ref);
  }

  private async cartOf({ userId }: Person) {
    return userId === undefined ? [] : (await this.carts.read(userId)).lines;
  }
}
