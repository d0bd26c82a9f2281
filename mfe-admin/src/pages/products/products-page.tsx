import { href, LinkButton, Page, Quiet, Row, Spinner, Stack } from '@northlight/site-kit';
import { EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { ProductTable } from '../../features/product-list/product-table.tsx';
import { useProducts } from '../../features/product-list/use-products.ts';

/** Route /admin/products: every product, and the way to a new one. */
export function ProductsPage() {
  const { data, isPending, isFetching, refetch } = useProducts();
  return (
    <Page title="Products">
      <Stack $gap="l">
        <Row $spread>
          <Quiet role="status">{data ? `${data.filter(isInShop).length} in the shop` : ''}</Quiet>
          <LinkButton to={href('adminProduct', { id: 'new' })}>New product</LinkButton>
        </Row>
        {isPending && <Spinner text="Loading products" />}
        {!isPending && !data && (
          <LoadFailure
            text="Failed to load products. Please try again."
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data?.length === 0 && <EmptyState title="No products yet" hint="The first one is a form away." />}
        {data && data.length > 0 && <ProductTable products={data} />}
      </Stack>
    </Page>
  );
}

const isInShop = ({ isArchived }: { readonly isArchived: boolean }): boolean => !isArchived;
