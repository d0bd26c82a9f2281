import type { OrderProductView } from '@northlight/contracts';
import { money, Stack } from '@northlight/site-kit';
import { nameOfLine } from '../../queries/orders.ts';
import { texts } from '../../texts/order-details.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';

/** The merchandise of an order, as it is packed. */
export const OrderThings = ({ products }: { readonly products: readonly OrderProductView[] }) => (
  <Stack as="section" $gap="m">
    <h2>{texts.merchandise}</h2>
    <DataTable
      caption={texts.merchandise}
      columns={columns}
      rows={products}
      keyOf={({ productId, variant }) => `${productId} ${variant}`}
      minWidth={300}
    />
  </Stack>
);

const columns: readonly Column<OrderProductView>[] = [
  { title: texts.item, isName: true, show: nameOfLine },
  { title: texts.quantity, isFigure: true, show: ({ quantity }) => <b>{quantity}</b> },
  { title: texts.each, isFigure: true, show: ({ price }) => money(price) },
  { title: texts.subtotal, isFigure: true, show: ({ total }) => money(total) },
];
