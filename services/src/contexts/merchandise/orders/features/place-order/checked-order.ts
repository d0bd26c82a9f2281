import { Injectable } from '@nestjs/common';
import type {
  OrderedBooking,
  OrderedProduct,
  PlaceOrderDto,
  QuoteChargesDto,
  ShippingAddressDto,
} from '@northlight/contracts';
import pg from 'pg';
import type { Principal } from '../../../../../platform/http/access.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { freshId } from '../../../../../platform/kernel/fresh-id.js';
import type { Cents } from '../../../../../platform/kernel/money.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { buyerOf, TicketPromises, type VisitLine, VisitLines } from '../../../../booking/index.js';
import { Catalog, type VenueFacts } from '../../../../catalog/index.js';
import { Memberships } from '../../../../membership/index.js';
import { type OpenTicket, periodOf } from '../../../domain/open-ticket.js';
import { mustBeAhead, noCharges } from '../../../domain/order.js';
import { priceOf } from '../../../domain/order-charges.js';
import { atMemberPrice, type SoldLine, shortage, soldLines } from '../../../domain/order-lines.js';
import { type ChargedGoods, OrderCharging } from '../../../order-charging.js';
import { shelfOf } from '../../../persistence/stock.js';

/** What an order would be made of, as things stand. */
export interface CheckedOrder extends ChargedGoods {
  readonly products: readonly SoldLine[];
  readonly visits: readonly VisitLine[];
  readonly openTickets: readonly OpenTicket[];
  /** Where the merchandise is collected; undefined where there is none, and where it is shipped. */
  readonly venue: VenueFacts | undefined;
}

/** Merchandise that somebody wants, at the prices of their plan, and what it costs without one. */
interface WantedGoods {
  readonly lines: readonly SoldLine[];
  readonly listed: Cents;
  readonly shipTo?: Pick<ShippingAddressDto, 'state' | 'zip'> | undefined;
}

/** Looks at everything that is asked for before anything is written: most refusals cost no transaction. */
@Injectable()
export class OrderChecks {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly visits: VisitLines,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
    private readonly promises: TicketPromises,
    private readonly memberships: Memberships,
    private readonly charging: OrderCharging,
  ) {}

  /** @throws {Refusal} whatever is wrong with the order; what is about one line names it in `errors` */
  async check(request: PlaceOrderDto, user: Principal | undefined): Promise<CheckedOrder> {
    const { bookings, products } = request;
    if (bookings.length + products.length + request.openTickets.length === 0) throw new Refusal('ORDER_EMPTY');
    const shelf = await this.shelf(products);
    const lines = soldLines(products, shelf);
    // guard: only merchandise is shipped
    if (request.shipTo && lines.length === 0) throw new Refusal('NOTHING_TO_SHIP');
    const visits = await Promise.all(bookings.map((booking, nth) => this.visitOf(booking, nth, user)));
    const openTickets = await this.promised(request, user);
    const short = shortage(products, shelf);
    if (short) throw short;
    if (lines.length === 0) return { ...nothingCharged, products: lines, visits, openTickets, venue: undefined };
    const priced = await this.priced(lines, request, user);
    const { shipTo } = request;
    const { venue, ...charged } = await this.charge({ lines: priced, listed: priceOf(lines), shipTo });
    return { ...charged, products: priced, visits, openTickets, venue: shipTo ? undefined : venue };
  }

  /** What would come to merchandise that is put together. @throws {Refusal} as for an order */
  async charges({ products, customerEmail, shipToState }: QuoteChargesDto, user: Principal | undefined) {
    const lines = soldLines(products, await this.shelf(products));
    const priced = await this.priced(lines, { customerEmail }, user);
    const shipTo = shipToState && { state: shipToState, zip: '' };
    return (await this.charge({ lines: priced, listed: priceOf(lines), shipTo })).charges;
  }

  /** Shipping and tax, where it goes; what is picked up is taxed where it waits. @throws {Refusal} NOWHERE_TO_COLLECT */
  private async charge({ lines, listed, shipTo }: WantedGoods) {
    const venue = await this.flagship();
    const isShipped = shipTo !== undefined;
    const place = shipTo ?? { state: venue.state, zip: venue.zipCode };
    const { timezone } = venue;
    return { ...(await this.charging.of({ lines, listed, discount: 0, isShipped, place, timezone })), venue };
  }

  private shelf(products: readonly OrderedProduct[]) {
    return shelfOf(
      products.map(({ productId }) => productId),
      this.pool,
    );
  }

  /** Merchandise costs less for the account whose plan runs, whoever's address is typed; nothing is asked for others. */
  private async priced(lines: SoldLine[], { customerEmail }: Partial<PlaceOrderDto>, user: Principal | undefined) {
    const { plan } = buyerOf(user, customerEmail);
    // guard: merchandise costs less for holders of a plan only
    const isMember = plan !== undefined && (await this.memberships.bySlug(plan)) !== undefined;
    return isMember ? atMemberPrice(lines) : lines;
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

  /** The venue that was opened first. @throws {Refusal} NOWHERE_TO_COLLECT */
  private async flagship(): Promise<VenueFacts> {
    const [venue] = [...(await this.catalog.openVenues())].sort((one, other) => one.id - other.id);
    if (!venue) throw new Refusal('NOWHERE_TO_COLLECT');
    return venue;
  }
}

const nothingCharged: ChargedGoods = { charges: noCharges, taxes: [] };

/** What refuses one line of a request names it. */
async function about<Found>(field: string, work: Promise<Found>): Promise<Found> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.code, error.details, [{ field, message: error.message }]);
  }
}
