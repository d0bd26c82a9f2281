import type { OrderStatus } from '@northlight/contracts';
import { texts } from '../../texts/order-list.ts';

export type OrderTab = OrderStatus | 'all';

/** The tabs, in the order of the work. */
export const tabTitles: Readonly<Record<OrderTab, string>> = {
  reserved: texts.reserved,
  collected: texts.collected,
  cancelled: texts.cancelled,
  all: texts.all,
};

const nothingYet: Readonly<Record<OrderTab, string>> = {
  reserved: texts.nothingWaitsToBeCollected,
  collected: texts.nothingWasCollectedYet,
  cancelled: texts.noOrderWasCancelled,
  all: texts.nobodyHasOrderedYet,
};

/** What is said in place of an empty page. @param mayGoOn names are looked through part by part, and there is more */
export function emptyTexts(tab: OrderTab, search: string, mayGoOn: boolean): { title: string; hint: string } {
  if (!search) return { title: nothingYet[tab], hint: texts.whatIsOrdered };
  if (mayGoOn) return { title: texts.notAmongTheLatest1, hint: texts.olderOnes };
  const hint = tab === 'all' ? texts.nothingFits({ search }) : texts.noOrderThatIsFits({ tab: tabTitles[tab], search });
  return { title: texts.noOrderFound, hint };
}
