import { carriers } from '@northlight/contracts';
import { texts } from '../texts/shipment-mails.js';
import { addressRows } from './address-rows.js';
import type { Mail } from './mail.js';
import { type OrderSender, orderMail, productRow } from './order-mails.js';
import type { PlacedOrder } from './placed-order.js';

/** The mail that follows a parcel; undefined where its order is not on its way. */
export function orderShipped(order: PlacedOrder, sender: OrderSender): Mail | undefined {
  const { carrier, trackingNumber, trackingUrl } = order.shipment ?? {};
  if (!carrier || !trackingNumber || !trackingUrl) return undefined;
  return orderMail(order, sender, {
    subject: texts.yourOrderIsOnItsWay({ reference: order.reference }),
    news: texts.yourOrderIsOnItsWaySentence,
    rows: [
      ...order.products.map(productRow),
      [texts.carrier, carriers[carrier].name],
      [texts.trackingNumber, trackingNumber],
      ...addressRows(order),
    ],
    links: [{ label: texts.trackYourPackage, url: trackingUrl }],
    notes: [texts.unwornItemsMayBeReturned],
  });
}
