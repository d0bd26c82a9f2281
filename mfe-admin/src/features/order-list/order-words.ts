import type { OrderStatus } from '@northlight/contracts';
import { texts } from '../../texts/order-list.ts';

export type OrderTab = OrderStatus | 'all';

/** The tabs, in the order of the work. */
export const tabTitles: Readonly<Record<OrderTab, string>> = {
  reserved: texts.reserved,
  awaiting_payment: texts.awaitingPayment,
  collected: texts.pickedUp,
  cancelled: texts.canceled,
  all: texts.all,
};

const nothingYet: Readonly<Record<OrderTab, string>> = {
  reserved: texts.noOrdersToPickUp,
  awaiting_payment: texts.noOrdersAwaitingPayment,
  collected: texts.noOrdersPickedUpYet,
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
