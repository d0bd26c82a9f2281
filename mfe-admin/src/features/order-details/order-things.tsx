import type { OrderProductView } from '@northlight/contracts';
import { money, Stack } from '@northlight/site-kit';
import type { Column } from '../../data-table/column.ts';
import { DataTable } from '../../data-table/data-table.tsx';
import { nameOfLine } from '../../orders.ts';

/** The merchandise of an order, as it is packed. */
export const OrderThings = ({ products }: { readonly products: readonly OrderProductView[] }) => (
  <Stack as="section" $gap="m">
    <h2>Merchandise</h2>
    <DataTable
      caption="Merchandise"
      columns={columns}
      rows={products}
      keyOf={({ productId, variant }) => `${productId} ${variant}`}
      minWidth={300}
    />
  </Stack>
);

const columns: readonly Column<OrderProductView>[] = [
  { title: 'Thing', isName: true, show: nameOfLine },
  { title: 'Pieces', isFigure: true, show: ({ quantity }) => <b>{quantity}</b> },
  { title: 'Each', isFigure: true, show: ({ price }) => money(price) },
  { title: 'Sum', isFigure: true, show: ({ total }) => money(total) },
];
