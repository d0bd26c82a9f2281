import type { ManagedProductView } from '@northlight/contracts';
import { Badge, href, money } from '@northlight/site-kit';
import type { Column } from '../../data-table/column.ts';
import { DataTable } from '../../data-table/data-table.tsx';
import { PicturedName } from '../../data-table/pictured-name.tsx';

const columns: readonly Column<ManagedProductView>[] = [
  {
    title: 'Product',
    sortBy: ({ name }) => name,
    show: ({ id, name, imageUrl, isArchived, inventory }) => (
      <PicturedName to={href('adminProduct', { id: String(id) })} {...{ name, imageUrl }}>
        {isArchived && <Badge>Archived</Badge>}
        {inventory === 0 && <Badge>Sold out</Badge>}
      </PicturedName>
    ),
  },
  { title: 'Category', sortBy: ({ category }) => category, show: ({ category }) => category },
  { title: 'Price', isFigure: true, sortBy: ({ price }) => price, show: ({ price }) => money(price) },
  { title: 'Pieces left', isFigure: true, sortBy: ({ inventory }) => inventory, show: ({ inventory }) => inventory },
];

/** Every product, archived ones too; its name leads to it. */
export const ProductTable = ({ products }: { readonly products: readonly ManagedProductView[] }) => (
  <DataTable caption="All products" columns={columns} rows={products} keyOf={({ id }) => id} minWidth={560} />
);
