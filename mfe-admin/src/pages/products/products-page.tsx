import { href, LinkButton, Page, Quiet, Row, Spinner, Stack } from '@northlight/site-kit';
import { EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { ProductTable } from '../../features/product-list/product-table.tsx';
import { useProducts } from '../../features/product-list/use-products.ts';
import { texts } from '../../texts/products.ts';

/** Route /admin/products: every product, and the way to a new one. */
export function ProductsPage() {
  const { data, isPending, isFetching, refetch } = useProducts();
  return (
    <Page title={texts.products}>
      <Stack $gap="l">
        <Row $spread>
          <Quiet role="status">{data ? texts.productOf({ count: data.filter(isInShop).length }) : ''}</Quiet>
          <LinkButton to={href('adminProduct', { id: 'new' })}>{texts.newProduct}</LinkButton>
        </Row>
        {isPending && <Spinner text={texts.loadingProducts} />}
        {!isPending && !data && (
          <LoadFailure text={texts.failedToLoadProductsPlease} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && <EmptyState title={texts.noProductsYet} hint={texts.createYourFirstOne} />}
        {data && data.length > 0 && <ProductTable products={data} />}
      </Stack>
    </Page>
  );
}

const isInShop = ({ isArchived }: { readonly isArchived: boolean }): boolean => !isArchived;
