import { Injectable } from '@nestjs/common';
import type { OrderedProduct, ShippingAddressDto } from '@northlight/contracts';
import pg from 'pg';
import type { Principal } from '../../platform/http/access.js';
import type { Cents } from '../../platform/kernel/money.js';
import { Refusal } from '../../platform/kernel/refusal.js';
import { buyerOf } from '../booking/index.js';
import { Catalog, type VenueFacts } from '../catalog/index.js';
import { Memberships } from '../membership/index.js';
import { priceOf } from './domain/order-charges.js';
import { atMemberPrice, type Shelf, type SoldLine, soldLines } from './domain/order-lines.js';
import { pickUpVenueOf } from './domain/pick-up-venue.js';
import { type ChargedGoods, type GoodsToCharge, OrderCharging } from './order-charging.js';
import { shelfOf } from './persistence/stock.js';

/** Merchandise that somebody wants. */
export interface WantedGoods {
  readonly products: readonly OrderedProduct[];
  /** Whose plan makes it cheaper, unless somebody of the staff orders for them. */
  readonly customerEmail: string | undefined;
  readonly user: Principal | undefined;
  /** Where it is shipped to; undefined where it is picked up. */
  readonly shipTo: Pick<ShippingAddressDto, 'state' | 'zip'> | undefined;
  /** A promo code takes something off it, in place of the member price. */
  readonly isPromoted?: boolean;
  /** What that takes off; not known before the code is used. */
  readonly discount?: Cents;
}

/** Merchandise at its price, with what comes to it. */
export interface PricedGoods extends ChargedGoods {
  readonly lines: readonly SoldLine[];
  /** What a member pays less, where there is one. */
  readonly memberSaving: Cents;
  /** What shipping and tax were worked out from. */
  readonly goods: GoodsToCharge;
  /** The venue that was opened first: what is not shipped is collected there. */
  readonly venue: VenueFacts;
}

/** What merchandise costs, for the page that asks and for the order. */
@Injectable()
export class GoodsPrices {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly catalog: Catalog,
    private readonly memberships: Memberships,
    private readonly charging: OrderCharging,
  ) {}

  shelf(products: readonly OrderedProduct[]): Promise<Shelf> {
    return shelfOf(
      products.map(({ productId }) => productId),
      this.pool,
    );
  }

  /**
   * At the prices of the buyer's plan, with shipping and the tax of where it goes; what is picked up is taxed where it waits.
   * @throws {Refusal} PRODUCT_NOT_FOR_SALE, VARIANT_MISSING, VARIANT_UNKNOWN, NOWHERE_TO_COLLECT
   */
  async price(wanted: WantedGoods, shelf: Shelf): Promise<PricedGoods> {
    const listed = soldLines(wanted.products, shelf);
    const ofMember = (await this.isMember(wanted)) ? atMemberPrice(listed) : listed;
    // guard: a promo code is in place of the member price
    const lines = wanted.isPromoted ? listed : ofMember;
    const memberSaving = priceOf(listed) - priceOf(ofMember);
    const venue = await this.flagship();
    const isShipped = wanted.shipTo !== undefined;
    const place = wanted.shipTo ?? { state: venue.state, zip: venue.zipCode };
    const discount = Math.min(wanted.discount ?? 0, priceOf(listed));
    const goods = { lines, listed: priceOf(listed), discount, isShipped, place, timezone: venue.timezone };
    return { ...(await this.charging.of(goods)), lines, venue, memberSaving, goods };
  }

  /** The same with what a promo code takes off it: tax is of what is left. */
  discounted(goods: GoodsToCharge, discount: Cents): Promise<ChargedGoods> {
    return this.charging.of({ ...goods, discount });
  }

  /** Merchandise costs less for the account whose plan runs, whoever's address is typed; nothing is asked for others. */
  private async isMember({ user, customerEmail }: WantedGoods): Promise<boolean> {
    const { plan } = buyerOf(user, customerEmail);
    // guard: merchandise costs less for holders of a plan only
    const isMember = plan !== undefined && (await this.memberships.bySlug(plan)) !== undefined;
    return isMember;
  }

  /** The venue that was opened first. @throws {Refusal} NOWHERE_TO_COLLECT */
  private async flagship(): Promise<VenueFacts> {
    const venue = pickUpVenueOf(await this.catalog.openVenues());
    if (!venue) throw new Refusal('NOWHERE_TO_COLLECT');
    return venue;
  }
}
