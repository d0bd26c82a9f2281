import { Injectable } from '@nestjs/common';
import type { OrderedBooking, PlaceOrderDto } from '@northlight/contracts';
import pg from 'pg';
import type { Principal } from '../../../../platform/http/access.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { type VisitLine, VisitLines } from '../../../booking/index.js';
import { Catalog, type VenueFacts } from '../../../catalog/index.js';
import { mustBeAhead } from '../../domain/order.js';
import { type SoldLine, shortage, soldLines } from '../../domain/order-lines.js';
import { shelfOf } from '../../persistence/stock.js';

/** What an order would be made of, as things stand. */
export interface CheckedOrder {
  readonly products: readonly SoldLine[];
  readonly visits: readonly VisitLine[];
  /** Where the merchandise is collected; undefined where there is none. */
  readonly venue: VenueFacts | undefined;
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
  ) {}

  /** @throws {Refusal} whatever is wrong with the order; what is about one line names it in `errors` */
  async check({ bookings, products }: PlaceOrderDto, user: Principal | undefined): Promise<CheckedOrder> {
    if (bookings.length + products.length === 0) throw new Refusal('ORDER_EMPTY');
    const shelf = await shelfOf(
      products.map(({ productId }) => productId),
      this.pool,
    );
    const lines = soldLines(products, shelf);
    const visits = await Promise.all(bookings.map((booking, nth) => this.visitOf(booking, nth, user)));
    const short = shortage(products, shelf);
    if (short) throw short;
    return { products: lines, visits, venue: lines.length > 0 ? await this.flagship() : undefined };
  }

  private async visitOf({ id, token }: OrderedBooking, nth: number, user: Principal | undefined): Promise<VisitLine> {
    try {
      const visit = await this.visits.open({ bookingId: id, token: token ?? undefined, user });
      mustBeAhead(visit, this.clock.now());
      return visit;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal(error.code, error.details, [{ field: `bookings.${nth}`, message: error.message }]);
    }
  }

  /** The venue that was opened first. @throws {Refusal} NOWHERE_TO_COLLECT */
  private async flagship(): Promise<VenueFacts> {
    const [venue] = [...(await this.catalog.openVenues())].sort((one, other) => one.id - other.id);
    if (!venue) throw new Refusal('NOWHERE_TO_COLLECT');
    return venue;
  }
}
