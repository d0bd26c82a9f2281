import { randomBytes, randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderPlacedView, PlaceOrderDto } from '@northlight/contracts';
import type { RequestKey } from '@northlight/event-store';
import pg from 'pg';
import { BookingPolicyCache } from '../../../../../platform/booking-policy/booking-policy-cache.js';
import { Settings } from '../../../../../platform/config/settings.js';
import { isStaff, type Principal } from '../../../../../platform/http/access.js';
import { answeredBefore } from '../../../../../platform/idempotency/answered-before.js';
import { requestKeyOf } from '../../../../../platform/idempotency/request-key.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { readableCode } from '../../../../../platform/kernel/readable-code.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { RateLimiter } from '../../../../../platform/limits/rate-limiter.js';
import { logger } from '../../../../../platform/observability/logger.js';
import { Bookings } from '../../../../booking/index.js';
import { collectByOf } from '../../../domain/collect-by.js';
import { openTotal } from '../../../domain/open-ticket.js';
import { totalOf } from '../../../domain/order.js';
import { GoodsPrices } from '../../../goods-prices.js';
import { OrderedBookings } from '../../../ordered-bookings.js';
import { collectionPlaceOf } from '../../../persistence/collection-place.js';
import type { NewOrder } from '../../../persistence/new-order.js';
import { OpenTicketViews } from '../../../persistence/open-ticket-views.js';
import { OrderBook } from '../../../persistence/order-book.js';
import { bookingViewOf, inDollars, productViewOf } from '../../../persistence/order-reader.js';
import { orderTokenOf } from '../../../persistence/order-token.js';
import { type CheckedOrder, OrderChecks } from './checked-order.js';
import { countedFor } from './counted-pieces.js';
import { OrderPromotion } from './order-promotion.js';
import { OrderVoucher } from './order-voucher.js';
import { customerOf } from './ordered-customer.js';
import { orderedCard } from './ordered-gift-cards.js';
import { PaymentChoice } from './payment-choice.js';
import { answerOf, type PlacedOrder } from './placed-order.js';

/** Who orders, and under which Idempotency-Key. */
export interface Caller {
  readonly user?: Principal | undefined;
  readonly key?: string | undefined;
  /** Where it comes from; what the staff order for others is not counted. */
  readonly address?: string;
  /** The id that it has already, as in an import: it needs no key. */
  readonly id?: string;
  /** False: nobody is written to. */
  readonly notify?: boolean;
}

/** Reserves merchandise, and makes bookings firm, as one thing; paid at the venue, or before it counts. */
export class PlaceOrder extends Command<OrderPlacedView> {
  constructor(
    readonly request: PlaceOrderDto,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(PlaceOrder)
export class PlaceOrderHandler implements ICommandHandler<PlaceOrder> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly checks: OrderChecks,
    private readonly book: OrderBook,
    private readonly ordered: OrderedBookings,
    private readonly bookings: Bookings,
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly limiter: RateLimiter,
    private readonly rules: BookingPolicyCache,
    private readonly tickets: OpenTicketViews,
    private readonly promotion: OrderPromotion,
    private readonly voucher: OrderVoucher,
    private readonly goods: GoodsPrices,
    private readonly payment: PaymentChoice,
  ) {}

  /** @throws {Refusal} whatever is wrong with the order; OUT_OF_STOCK and BOOKING_IN_ANOTHER_ORDER up to the commit; TOO_MANY_PIECES */
  async execute({ request, caller }: PlaceOrder): Promise<OrderPlacedView> {
    const key = this.keyOf(request, caller);
    const placed = (await answeredBefore<PlacedOrder>(key, this.pool)) ?? (await this.place(request, caller, key));
    if (placed.status === 'reserved') await this.confirm(placed.id);
    const tokens = {
      order: orderTokenOf(placed.id, this.settings),
      bookings: await this.bookings.manageTokens(placed.bookings.map(({ id }) => id)),
    };
    return answerOf(placed, request, tokens);
  }

  private keyOf(request: PlaceOrderDto, { user, key, id }: Caller): RequestKey | undefined {
    if (key === undefined && id === undefined) throw new Refusal('IDEMPOTENCY_KEY_MISSING');
    const scope = user ? `orders of user:${user.id}` : 'orders of visitors';
    return requestKeyOf(key, { scope, body: request, secrets: this.settings });
  }

  private async place(request: PlaceOrderDto, caller: Caller, key: RequestKey | undefined): Promise<PlacedOrder> {
    const checked = await this.checks.check(request, caller.user);
    const [id, at] = [caller.id ?? randomUUID(), this.clock.now()];
    const reference = `NO-${readableCode([...randomBytes(8)])}`;
    const order = { id, reference, at, request, address: caller.address ?? '' };
    return this.promotion.within({ ...order, checked }, async (discount) => {
      const charged = discount > 0 && checked.goods ? await this.goods.discounted(checked.goods, discount) : {};
      const priced = { ...checked, ...charged };
      return this.voucher.within({ ...order, checked: priced }, (voucher) => {
        const charges = voucher > 0 ? { ...priced.charges, voucher } : priced.charges;
        return this.write({ ...order, checked: { ...priced, charges } }, caller, key);
      });
    });
  }

  private async write({ id, reference, at, request, checked }: Checked, caller: Caller, key: RequestKey | undefined) {
    const byCustomer = !isStaff(caller.user) && caller.key !== undefined;
    const awaits = await this.payment.awaits(request, checked, byCustomer);
    const order: NewOrder = {
      id,
      reference,
      userId: caller.user?.id ?? null,
      personRef: randomUUID(),
      customer: customerOf(request),
      products: checked.products,
      wanted: request.products,
      bookings: checked.visits,
      openTickets: checked.openTickets,
      giftCards: checked.giftCards,
      charges: checked.charges,
      taxes: checked.taxes,
      awaitsPayment: awaits,
      isShipped: request.shipTo !== undefined,
      remindIfUnpaid: request.remindIfUnpaid,
      collectVenueId: checked.venue?.id ?? null,
      collectBy: checked.venue ? this.collectBy(checked, at) : null,
      at,
      notify: caller.notify,
    };
    const counted = countedFor(request, caller);
    const openTickets = await this.tickets.of(order.openTickets, new Map());
    return this.limiter.within(counted, async () => {
      const placed = await this.book.place(order, key, { ...placedOf(order, checked), openTickets });
      return { answer: placed, counted: placed.id === order.id ? counted : [] };
    });
  }

  private collectBy({ visits }: CheckedOrder, at: Date): Date {
    return collectByOf({ at, days: this.rules.now.collectDays, visits: visits.map(({ startsAt }) => startsAt) });
  }

  /** The order stands, whatever happens now: what is not confirmed here is confirmed by the job. */
  private async confirm(orderId: string): Promise<void> {
    try {
      await this.ordered.confirm(orderId);
    } catch (error) {
      logger.warn({ err: error, orderId }, 'The bookings of an order wait for their confirmation');
    }
  }
}

/** An order that was checked, with what it has off. */
interface Checked extends Pick<NewOrder, 'id' | 'reference' | 'at'> {
  readonly request: PlaceOrderDto;
  readonly checked: CheckedOrder;
}

const placedOf = (
  { id, reference, at, products, openTickets, giftCards = [], charges, collectBy, awaitsPayment: isOpen }: NewOrder,
  { visits, venue }: CheckedOrder,
): Omit<PlacedOrder, 'openTickets'> => ({
  id,
  reference,
  status: isOpen ? 'awaiting_payment' : 'reserved',
  createdAt: at.toISOString(),
  // what this commit promises: the job confirms them should this process die
  bookings: visits.map((visit) => bookingViewOf({ ...visit, status: isOpen ? visit.status : 'confirmed' }, null)),
  products: products.map(productViewOf),
  ...(giftCards.length > 0 && { giftCards: giftCards.map(orderedCard) }),
  ...inDollars(
    totalOf({ bookings: visits, products, openTickets: openTickets.map(openTotal), charges, giftCards }, 'reserved'),
  ),
  collectAt: venue ? collectionPlaceOf(venue) : null,
  collectBy: collectBy?.toISOString() ?? null,
});
