import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OneDeskOrderView, OrderChangeView } from '@northlight/contracts';
import { type AuditEntry, AuditLog } from '../../../../../platform/audit/audit-log.js';
import { OpenedOrders } from '../../../persistence/opened-orders.js';
import { OrderReader } from '../../../persistence/order-reader.js';
import { ReturnReader } from '../../../persistence/order-returns.js';
import { type OrderChange, OrdersRepository } from '../../../persistence/orders.repository.js';

/** Asks for one order and its history, for those who work here. */
export class ShowOrderAtDesk extends Query<OneDeskOrderView> {
  /** @param order its id, or its reference */
  constructor(readonly order: string) {
    super();
  }
}

@QueryHandler(ShowOrderAtDesk)
export class ShowOrderAtDeskHandler implements IQueryHandler<ShowOrderAtDesk> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly opened: OpenedOrders,
    private readonly orders: OrdersRepository,
    private readonly reader: OrderReader,
    private readonly audit: AuditLog,
    private readonly returns: ReturnReader,
  ) {}

  /** @throws {Refusal} ORDER_NOT_FOUND */
  async execute({ order: name }: ShowOrderAtDesk): Promise<OneDeskOrderView> {
    const order = await this.opened.findAtDesk(name);
    const [whole, returns, changes, entries] = await Promise.all([
      this.reader.whole(order, 'staff'),
      this.returns.of(order),
      this.orders.changesOf(order.id),
      this.audit.of({ kind: 'order', id: order.id }),
    ]);
    return { ...whole, ...returns, changes: changes.map((change) => changeOf(change, entries)) };
  }
}

/** The audit knows the name of who works here, for as long as they have their account. */
const changeOf = ({ requestId, at, ...change }: OrderChange, entries: readonly AuditEntry[]): OrderChangeView => ({
  ...change,
  who: entries.find((entry) => entry.what === change.what && entry.requestId === requestId)?.who ?? null,
  at: at.toISOString(),
});
