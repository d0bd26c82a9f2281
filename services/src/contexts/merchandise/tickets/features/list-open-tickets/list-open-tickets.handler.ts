import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OwnOpenTicketView } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { type OrderClaimant, OrderClaims } from '../../../persistence/order-claims.js';
import { OrderReader } from '../../../persistence/order-reader.js';
import { OrdersRepository } from '../../../persistence/orders.repository.js';

/** Asks for a user's own tickets that wait for a time; claims what they ordered as a visitor, as their orders do (C23). */
export class ListOpenTickets extends Query<OwnOpenTicketView[]> {
  constructor(readonly user: OrderClaimant) {
    super();
  }
}

/** How long tickets that were not used in time are still shown. */
const shownMs = 30 * 86_400_000;

const shown: readonly OwnOpenTicketView['state'][] = ['open', 'expired'];

@QueryHandler(ListOpenTickets)
export class ListOpenTicketsHandler implements IQueryHandler<ListOpenTickets> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly orders: OrdersRepository,
    private readonly reader: OrderReader,
    private readonly claims: OrderClaims,
    private readonly clock: Clock,
  ) {}

  async execute({ user }: ListOpenTickets): Promise<OwnOpenTicketView[]> {
    await this.claims.claimFor(user);
    const from = new Date(this.clock.now().getTime() - shownMs);
    const rows = await this.orders.withOpenTickets(user.id, from);
    const orders = await this.reader.summaries(rows, 'owner');
    return orders.flatMap(({ id: orderId, reference: orderReference, openTickets, status }) =>
      openTickets
        .filter(({ state }) => shown.includes(state) && status !== 'awaiting_payment') // not good yet
        .map((ticket) => ({ ...ticket, orderId, orderReference })),
    );
  }
}
