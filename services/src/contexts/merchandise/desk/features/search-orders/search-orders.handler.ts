import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type DeskOrderView, isFound, type Page, type SearchOrdersDto } from '@northlight/contracts';
import { type CutPage, cutPage } from '../../../../../platform/kernel/keyset-cursor.js';
import { orderCursor } from '../../../order-cursor.js';
import type { OrderRow } from '../../../persistence/order.row.js';
import { type CustomerDetails, OrderPersons } from '../../../persistence/order-persons.js';
import { OrderReader } from '../../../persistence/order-reader.js';
import { type OrderChoice, OrdersRepository } from '../../../persistence/orders.repository.js';
import { shipmentViewOf, shippedAs } from '../../../persistence/shipment-views.js';

/** Asks for orders as the desk looks for them. */
export class SearchOrders extends Query<Page<DeskOrderView>> {
  constructor(readonly wanted: SearchOrdersDto) {
    super();
  }
}

/** Orders that were found, and the last one that was looked at while there are more. */
type Found = CutPage<OrderRow>;

/** Orders whose names are opened at once, and at most for one answer. */
const BATCH_SIZE = 200;
const MAX_OPENED = 1_000;

@QueryHandler(SearchOrders)
export class SearchOrdersHandler implements IQueryHandler<SearchOrders> {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly persons: OrderPersons,
    private readonly reader: OrderReader,
  ) {}

  /** @throws {Refusal} BAD_REQUEST for a cursor that nobody gave */
  async execute({ wanted }: SearchOrders): Promise<Page<DeskOrderView>> {
    const { rows, last } = await this.find(wanted);
    const [summaries, persons] = await Promise.all([
      this.reader.summaries(rows, 'staff'),
      this.persons.readable(rows.map(({ personRef }) => personRef)),
    ]);
    const items = summaries.map((summary, nth) => ({ ...summary, ...atDesk(rows[nth] as OrderRow, persons) }));
    return { items, nextCursor: orderCursor.after(last) };
  }

  private async find({ q = '', cursor, ...wanted }: SearchOrdersDto): Promise<Found> {
    const choice = { ...wanted, before: orderCursor.keyIn(cursor)?.nr };
    const text = q.trim();
    if (/^NO-/i.test(text)) return this.page({ ...choice, reference: text.toUpperCase() });
    if (text.includes('@')) return this.page({ ...choice, personRefs: await this.persons.refsOf(text) });
    return text ? this.byPerson(text, choice) : this.page(choice);
  }

  private async page(choice: OrderChoice): Promise<Found> {
    return cutPage(await this.orders.page({ ...choice, limit: choice.limit + 1 }), choice.limit);
  }

  /** Opens names and phone numbers until enough fit, or until so many were opened that the next answer goes on. */
  private async byPerson(search: string, choice: OrderChoice): Promise<Found> {
    const rows: OrderRow[] = [];
    let [opened, last]: [number, OrderRow | undefined] = [0, undefined];
    for await (const [row, customer] of this.withCustomers(choice)) {
      if (customer && isFound(search, [customer.name], customer.phone)) rows.push(row);
      last = row;
      if (rows.length === choice.limit || ++opened === MAX_OPENED) return { rows, last };
    }
    return { rows, last: undefined };
  }

  /** Orders with their customers; undefined where the person was erased. */
  private async *withCustomers(choice: OrderChoice): AsyncGenerator<[OrderRow, CustomerDetails | undefined]> {
    let rows = await this.orders.page({ ...choice, limit: BATCH_SIZE });
    while (rows.length > 0) {
      const persons = await this.persons.readable(rows.map(({ personRef }) => personRef));
      for (const row of rows) yield [row, persons.get(row.personRef)];
      rows = await this.orders.page({ ...choice, before: rows.at(-1)?.nr, limit: BATCH_SIZE });
    }
  }
}

const atDesk = (
  order: OrderRow,
  persons: ReadonlyMap<string, CustomerDetails>,
): Pick<
  DeskOrderView,
  'customerName' | 'customerEmail' | 'customerPhone' | 'collectedAt' | 'cancelledAt' | 'shipment'
> => {
  const { collectedAt, cancelledAt } = order;
  const person = persons.get(order.personRef);
  return {
    customerName: person?.name ?? '',
    customerEmail: person?.email ?? '',
    customerPhone: person?.phone ?? null,
    collectedAt: collectedAt?.toISOString() ?? null,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    ...shippedAs(shipmentViewOf(order, person?.shipTo)),
  };
};
