import type { ManagedProductView } from '@northlight/contracts';
import { Badge, href, money } from '@northlight/site-kit';
import { texts } from '../../texts/product-list.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { PicturedName } from '../../ui/data-table/pictured-name.tsx';

const columns: readonly Column<ManagedProductView>[] = [
  {
    title: texts.product,
    sortBy: ({ name }) => name,
    show: ({ id, name, imageUrl, isArchived, inventory }) => (
      <PicturedName to={href('adminProduct', { id: String(id) })} {...{ name, imageUrl }}>
        {isArchived && <Badge>{texts.archived}</Badge>}
        {inventory === 0 && <Badge>{texts.soldOut}</Badge>}
      </PicturedName>
    ),
  },
  { title: texts.category, sortBy: ({ category }) => category, show: ({ category }) => category },
  { title: texts.price, isFigure: true, sortBy: ({ price }) => price, show: ({ price }) => money(price) },
  { title: texts.inStock, isFigure: true, sortBy: ({ inventory }) => inventory, show: ({ inventory }) => inventory },
];

/** Every product, archived ones too; its name leads to it. */
export const ProductTable = ({ products }: { readonly products: readonly ManagedProductView[] }) => (
  <DataTable caption={texts.allProducts} columns={columns} rows={products} keyOf={({ id }) => id} minWidth={560} />
);
