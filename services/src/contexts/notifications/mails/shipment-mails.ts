import { carriers, type ParcelView, type ShipmentView } from '@northlight/contracts';
import { texts } from '../texts/shipment-mails.js';
import { addressRows } from './address-rows.js';
import type { Mail } from './mail.js';
import { type OrderSender, orderMail, productRow } from './order-mails.js';
import type { PlacedOrder } from './placed-order.js';

/** The mail that follows a parcel; undefined where it is not on its way. */
export function orderShipped(order: PlacedOrder, sender: OrderSender): Mail | undefined {
  const parcel = parcelOf(order.shipment, sender.parcel);
  const { carrier, trackingNumber, trackingUrl } = parcel ?? {};
  if (!carrier || !trackingNumber || !trackingUrl) return undefined;
  const { reference } = order;
  const rest = restOf(order.shipment, sender.parcel);
  return orderMail(order, sender, {
    subject: subjects[rest]({ reference }),
    news: news[rest],
    rows: [
      ...productsIn(order, parcel).map(productRow),
      [texts.carrier, carriers[carrier].name],
      [texts.trackingNumber, trackingNumber],
      ...addressRows(order),
    ],
    links: [{ label: texts.trackYourPackage, url: trackingUrl }],
    notes: [...(rest === 'part' ? [texts.theRestFollows] : []), texts.unwornItemsMayBeReturned],
  });
}

const subjects = {
  all: texts.yourOrderIsOnItsWay,
  part: texts.partOfYourOrderIsOnItsWay,
  last: texts.theRestOfYourOrderIsOnItsWay,
} as const;

const news = {
  all: texts.yourOrderIsOnItsWaySentence,
  part: texts.partIsOnItsWay,
  last: texts.theRestIsOnItsWay,
} as const;

type Sent = ShipmentView | ParcelView;

/** The parcel of a number, where there are several. */
const parcelOf = (shipment: ShipmentView | null, nr: number | undefined): Sent | undefined =>
  shipment?.parcels?.find(({ parcel }) => parcel === nr) ?? (shipment?.parcels ? undefined : (shipment ?? undefined));

/** Whether a parcel has all of an order, a part of it, or the last part. */
function restOf(shipment: ShipmentView | null, nr: number | undefined): keyof typeof news {
  if (!shipment?.parcels) return 'all';
  const others = shipment.parcels.filter(({ parcel }) => parcel !== nr);
  return others.some(({ shippedAt }) => shippedAt === null) ? 'part' : 'last';
}

/** What is in it. */
function productsIn({ products }: PlacedOrder, parcel: Sent | undefined): PlacedOrder['products'] {
  if (!parcel || !('lines' in parcel)) return products;
  return parcel.lines.flatMap(({ line, quantity }) => {
    const product = products[line];
    return product ? [{ ...product, quantity }] : [];
  });
}
