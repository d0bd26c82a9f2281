import type { DeskOrderView } from '@northlight/contracts';
import { href, Link, money } from '@northlight/site-kit';
import styled from 'styled-components';
import { minuteText } from '../../format/moments.ts';
import { nameOfLine, piecesIn } from '../../queries/orders.ts';
import { texts } from '../../texts/order-list.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Small } from '../../ui/data-table/small.ts';
import { OrderBadge } from '../../ui/order-badge.tsx';

interface OrderTableProps {
  readonly caption: string;
  readonly orders: readonly DeskOrderView[];
  /** A column before the others. */
  readonly first?: Column<DeskOrderView>;
}

/** Orders, the latest first. */
export const OrderTable = ({ caption, orders, first }: OrderTableProps) => (
  <DataTable
    caption={caption}
    columns={first ? [first, ...columns] : columns}
    rows={orders}
    keyOf={({ id }) => id}
    minWidth={960}
  />
);

const columns: readonly Column<DeskOrderView>[] = [
  {
    title: texts.order,
    isName: true,
    show: ({ reference, createdAt }) => (
      <>
        <Reference to={href('adminOrder', { reference })}>{reference}</Reference>
        <Small $isWhole>{minuteText(createdAt)}</Small>
      </>
    ),
  },
  {
    title: texts.customer,
    show: ({ customerName, customerEmail }) => (
      <>
        {customerName || texts.nameErased}
        <Small>{customerEmail}</Small>
      </>
    ),
  },
  {
    title: texts.items,
    isFigure: true,
    show: (order) => piecesIn(order) || '–',
  },
  { title: texts.contents, show: (order) => <What order={order} /> },
  { title: texts.total, isFigure: true, show: ({ totalPrice }) => money(totalPrice) },
  {
    title: texts.status,
    show: ({ status, collectedAt, cancelledAt }) => {
      const at = collectedAt ?? cancelledAt;
      return (
        <>
          <OrderBadge status={status} />
          {at && <Small $isWhole>{minuteText(at)}</Small>}
        </>
      );
    },
  },
];

/** The first things by name; the rest is on the page of the order. */
function What({ order: { products, bookings, openTickets, giftCards = [] } }: { readonly order: DeskOrderView }) {
  const [first, ...rest] = products;
  return (
    <>
      {first && thingsText(nameOfLine(first), rest.length)}
      {bookings.length > 0 && <Small>{texts.booking({ bookings: bookings.length })}</Small>}
      {openTickets.length > 0 && <Small>{texts.visitWithoutATime({ visits: openTickets.length })}</Small>}
      {giftCards.length > 0 && <Small>{texts.giftCard({ cards: giftCards.length })}</Small>}
    </>
  );
}

const thingsText = (product: string, rest: number): string =>
  rest > 0 ? texts.andMoreProduct({ product, rest }) : product;

const Reference = styled(Link)`
  font-weight: 600;
  white-space: nowrap;
`;
