import { Injectable } from '@nestjs/common';
import type { OrderedBooking, PlaceOrderDto } from '@northlight/contracts';
import type { Principal } from '../../../../../platform/http/access.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { freshId } from '../../../../../platform/kernel/fresh-id.js';
import type { Cents } from '../../../../../platform/kernel/money.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { buyerOf, TicketPromises, type VisitLine, VisitLines } from '../../../../booking/index.js';
import type { VenueFacts } from '../../../../catalog/index.js';
import type { NewGiftCard } from '../../../../vouchers/index.js';
import { type OpenTicket, periodOf } from '../../../domain/open-ticket.js';
import { mustBeAhead, noCharges } from '../../../domain/order.js';
import { type SoldLine, shortage, soldLines } from '../../../domain/order-lines.js';
import { GoodsPrices } from '../../../goods-prices.js';
import type { ChargedGoods, GoodsToCharge } from '../../../order-charging.js';
import { giftCardsIn } from './ordered-gift-cards.js';

/** What an order would be made of, as things stand. */
export interface CheckedOrder extends ChargedGoods {
  readonly products: readonly SoldLine[];
  readonly visits: readonly VisitLine[];
  readonly openTickets: readonly OpenTicket[];
  readonly giftCards: readonly NewGiftCard[];
  /** Cents that merchandise would cost less for a member, where a promo code is used in its place. */
  readonly memberSaving: Cents;
  /** What shipping and tax are worked out from; undefined where there is no merchandise. */
  readonly goods: GoodsToCharge | undefined;
  /** Where the merchandise is collected; undefined where there is none, and where it is shipped. */
  readonly venue: VenueFacts | undefined;
}

/** Looks at everything that is asked for before anything is written: most refusals cost no transaction. */
@Injectable()
export class OrderChecks {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly visits: VisitLines,
    private readonly clock: Clock,
    private readonly promises: TicketPromises,
    private readonly goods: GoodsPrices,
  ) {}

  /** @throws {Refusal} whatever is wrong with the order; what is about one line names it in `errors` */
  async check(request: PlaceOrderDto, user: Principal | undefined): Promise<CheckedOrder> {
    const { bookings, products } = request;
    if (request.promoCode && request.voucherCode) throw new Refusal('ONE_CODE');
    const giftCards = giftCardsIn(request, this.clock.now());
    if (bookings.length + products.length + request.openTickets.length + giftCards.length === 0)
      throw new Refusal('ORDER_EMPTY');
    const shelf = await this.goods.shelf(products);
    const lines = soldLines(products, shelf);
    // guard: only merchandise is shipped
    if (request.shipTo && lines.length === 0) throw new Refusal('NOTHING_TO_SHIP');
    const visits = await Promise.all(bookings.map((booking, nth) => this.visitOf(booking, nth, user)));
    const openTickets = await this.promised(request, user);
    const short = shortage(products, shelf);
    if (short) throw short;
    const checked = { visits, openTickets, giftCards };
    if (lines.length === 0) return { ...checked, ...nothingCharged, products: lines };
    const { customerEmail, shipTo } = request;
    const wanted = { products, customerEmail, user, shipTo, isPromoted: request.promoCode !== undefined };
    const { lines: sold, venue, ...priced } = await this.goods.price(wanted, shelf);
    return { ...checked, ...priced, products: sold, venue: shipTo ? undefined : venue };
  }

  /** Tickets whose time is chosen later, at the price of now. */
  private promised(request: PlaceOrderDto, user: Principal | undefined): Promise<OpenTicket[]> {
    const { plan } = buyerOf(user, request.customerEmail);
    const at = this.clock.now();
    return Promise.all(
      request.openTickets.map(async (wanted, nth) => {
        const { terms, price, zone } = await about(`openTickets.${nth}`, this.promises.promise(wanted, plan));
        const { subtotal, fee } = price;
        return { ...wanted, id: freshId(at), terms, subtotal, fee, ...periodOf(at, zone), cancelledAt: null };
      }),
    );
  }

  private async visitOf({ id, token }: OrderedBooking, nth: number, user: Principal | undefined): Promise<VisitLine> {
    const opened = this.visits.open({ bookingId: id, token: token ?? undefined, user }).then((visit) => {
      mustBeAhead(visit, this.clock.now());
      return visit;
    });
    return about(`bookings.${nth}`, opened);
  }
}

const nothingCharged = { charges: noCharges, taxes: [], memberSaving: 0, goods: undefined, venue: undefined };

/** What refuses one line of a request names it. */
async function about<Found>(field: string, work: Promise<Found>): Promise<Found> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.code, error.details, [{ field, message: error.message }]);
  }
}
