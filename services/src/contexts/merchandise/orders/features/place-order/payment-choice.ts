import { Injectable } from '@nestjs/common';
import type { PlaceOrderDto } from '@northlight/contracts';
import { mustBePayableAtVenue } from '../../../../../platform/booking-policy/payment-means.js';
import { paysOnline } from '../../../../../platform/config/pays-online.js';
import { Settings } from '../../../../../platform/config/settings.js';
import type { Cents } from '../../../../../platform/kernel/money.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { VenuePayment } from '../../../../catalog/index.js';
import { restBill, sumOfBill } from '../../../domain/goods-voucher.js';
import { openTotal } from '../../../domain/open-ticket.js';
import { totalOf } from '../../../domain/order.js';
import type { CheckedOrder } from './checked-order.js';
import { mustBeSold } from './ordered-gift-cards.js';

/** Whether an order is paid before it counts, and whether it may be paid otherwise. */
@Injectable()
export class PaymentChoice {
  constructor(
    private readonly settings: Settings,
    private readonly payment: VenuePayment,
  ) {}

  /**
   * True where it waits for its payment; where nothing is to be paid there is nothing to wait for.
   * @param byCustomer customers are held to what venues take, staff and imports are not
   * @throws {Refusal} GIFT_CARDS_OFF, SHIPPING_PAYS_ONLINE, ORDER_PAYS_ONLINE
   */
  async awaits(request: PlaceOrderDto, checked: CheckedOrder, byCustomer: boolean): Promise<boolean> {
    const total = totalNow(checked);
    const awaits = request.payOnline === true && total > 0;
    mustBeSold(checked.giftCards, paysOnline(this.settings));
    // guard: a parcel is paid before it is packed
    if (request.shipTo && !awaits && sumOfBill(restBill(checked)) > 0) throw new Refusal('SHIPPING_PAYS_ONLINE');
    if (!awaits && byCustomer) mustBePayableAtVenue(total, await this.payment.meansAt(venuesOf(checked)));
    return awaits;
  }
}

const totalNow = ({ visits, openTickets, ...checked }: CheckedOrder): Cents =>
  totalOf({ ...checked, bookings: visits, openTickets: openTickets.map(openTotal) }, 'reserved').total;

/** Where it would be paid: merchandise is where it is picked up. */
const venuesOf = ({ visits, openTickets, venue }: CheckedOrder): number[] => [
  ...[...visits, ...openTickets].map(({ venueId }) => venueId),
  ...(venue ? [venue.id] : []),
];
