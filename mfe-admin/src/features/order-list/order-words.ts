import type { OrderStatus } from '@northlight/contracts';
import { texts } from '../../texts/order-list.ts';

/** A state of orders, orders that are to be packed, or all. */
export type OrderTab = OrderStatus | 'to_pack' | 'all';

/** The tabs, in the order of the work. */
export const tabTitles: Readonly<Record<OrderTab, string>> = {
  reserved: texts.reserved,
  to_pack: texts.toPack,
  awaiting_payment: texts.awaitingPayment,
  collected: texts.pickedUp,
  shipped: texts.shipped,
  cancelled: texts.canceled,
  all: texts.all,
};

const nothingYet: Readonly<Record<OrderTab, string>> = {
  reserved: texts.noOrdersToPickUp,
  to_pack: texts.noOrdersToPack,
  awaiting_payment: texts.noOrdersAwaitingPayment,
  collected: texts.noOrdersPickedUpYet,
  shipped: texts.noOrdersShippedYet,
  cancelled: texts.noCanceledOrders,
  all: texts.noOrdersYet,
};

/** What is said in place of an empty page. @param mayGoOn names are looked through part by part, and there is more */
export function emptyTexts(tab: OrderTab, search: string, mayGoOn: boolean): { title: string; hint: string } {
  if (!search) return { title: nothingYet[tab], hint: texts.newOrdersFromTheSite };
  if (mayGoOn) return { title: texts.notInTheLatest1, hint: texts.olderOrders };
  const hint =
    tab === 'all' ? texts.noOrdersMatch({ search }) : texts.noOrdersUnderMatchSearch({ tab: tabTitles[tab], search });
  return { title: texts.noOrderFound, hint };
}
