import type { OrderStatus } from '@northlight/contracts';

export type OrderTab = OrderStatus | 'all';

/** The tabs, in the order of the work. */
export const tabTitles: Readonly<Record<OrderTab, string>> = {
  reserved: 'Reserved',
  collected: 'Collected',
  cancelled: 'Cancelled',
  all: 'All',
};

const nothingYet: Readonly<Record<OrderTab, string>> = {
  reserved: 'Nothing waits to be collected',
  collected: 'Nothing was collected yet',
  cancelled: 'No order was cancelled',
  all: 'Nobody has ordered yet',
};

/** What is said in place of an empty page. @param mayGoOn names are looked through part by part, and there is more */
export function emptyTexts(tab: OrderTab, search: string, mayGoOn: boolean): { title: string; hint: string } {
  if (!search) return { title: nothingYet[tab], hint: 'What is ordered on the site appears here at once.' };
  if (mayGoOn) return { title: 'Not among the latest 1,000 orders', hint: 'Older ones are on the next page.' };
  const hint =
    tab === 'all'
      ? `Nothing fits “${search}”.`
      : `No order that is ${tab} fits “${search}”. The tab “All” looks through every order.`;
  return { title: 'No order found', hint };
}
