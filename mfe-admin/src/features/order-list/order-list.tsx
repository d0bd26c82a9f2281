import { pathOf, saveOrders, searchOf } from '@northlight/client';
import type { DeskOrderView, SearchOrdersDto } from '@northlight/contracts';
import { onDemand, PartBoundary, Quiet, Row, Spinner, Stack, useTab } from '@northlight/site-kit';
import { EmptyState, LoadFailure, Tabs } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { useSearch } from '../../hooks/use-search.ts';
import { useOrders } from '../../queries/orders.ts';
import { texts } from '../../texts/order-list.ts';
import { CsvLink } from '../../ui/csv-link.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { OrderTable } from './order-table.tsx';
import { emptyTexts, type OrderTab, tabTitles } from './order-words.ts';

const tabIds: readonly OrderTab[] = [
  'reserved',
  'to_pack',
  'shipped',
  'awaiting_payment',
  'collected',
  'cancelled',
  'all',
];
const pageSize = 50;

/** Orders by their state, and those that are looked for; both stand in the address. */
export function OrderList() {
  const { selected, onSelect } = useTab(tabIds);
  const { search, look } = useSearch();
  const chosen = tabIds.find((id) => id === selected) ?? 'reserved';
  const tabs = tabIds.map((id) => ({
    id,
    title: tabTitles[id],
    content: id === chosen && <OrderPages key={`${id} ${search}`} tab={id} search={search} />,
  }));
  return (
    <Stack $gap="l">
      <SearchForm
        of="All orders"
        label={texts.findAnOrder}
        hint={texts.referenceEmailOrPart}
        search={search}
        onLook={look}
        wayBack={texts.showAll}
      />
      <Tabs label={texts.orders} tabs={tabs} selected={chosen} onSelect={onSelect} />
    </Stack>
  );
}

interface OrderPagesProps {
  readonly tab: OrderTab;
  readonly search: string;
}

/** What the server is asked for. */
const choiceOf = (tab: OrderTab): Pick<SearchOrdersDto, 'status' | 'shipment'> => {
  if (tab === 'to_pack') return { shipment: tab };
  return tab === 'all' ? {} : { status: tab };
};

/** Page after page; `trail` has where each began, so that there is a way back. */
function OrderPages({ tab, search }: OrderPagesProps) {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const filter = { q: search || undefined, ...choiceOf(tab) };
  const {
    data: page,
    isPending,
    isPlaceholderData,
    refetch,
  } = useOrders({
    ...filter,
    cursor: trail.at(-1),
    limit: pageSize,
  });
  if (isPending) return <Spinner text={texts.loadingOrders} />;
  if (!page) return <LoadFailure text={texts.couldntLoadOrders} onRetry={() => void refetch()} />;
  const isEmpty = page.items.length === 0;
  return (
    <Stack aria-busy={isPlaceholderData}>
      {isEmpty && <EmptyState {...emptyTexts(tab, search, page.nextCursor !== null)} />}
      {!isEmpty && (
        <Row $spread>
          <Quiet role="status">{texts.newestFirst}</Quiet>
          <CsvLink href={pathOf(saveOrders) + searchOf(filter)} />
        </Row>
      )}
      {!isEmpty && <Orders tab={tab} orders={page.items} />}
      <Pager trail={trail} next={page.nextCursor} onGo={setTrail} />
    </Stack>
  );
}

/** Those that wait to be packed have slips that are printed together. */
function Orders({ tab, orders }: { readonly tab: OrderTab; readonly orders: readonly DeskOrderView[] }) {
  const caption = tabTitles[tab];
  if (tab !== 'to_pack') return <OrderTable {...{ caption, orders }} />;
  return (
    <PartBoundary whileLoading={<Spinner text={texts.loadingOrders} />}>
      <PackingQueue {...{ caption, orders }} />
    </PartBoundary>
  );
}

const { Component: PackingQueue } = onDemand(
  async () => (await import(/* webpackChunkName: "forms" */ './packing-queue.tsx')).PackingQueue,
);
