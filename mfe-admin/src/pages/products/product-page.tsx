import { href, Link, Notice, Page, Spinner, Stack, useParams } from '@northlight/site-kit';
import { EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { useProduct } from '../../features/product-list/use-products.ts';
import { texts } from '../../texts/products.ts';
import { ProductDetails } from './product-details.tsx';

/** Route /admin/products/:id: one product, its form and its picture. */
export function ProductPage() {
  const { id = '' } = useParams();
  const { product, isPending, isFetching, refetch } = useProduct(Number(id));
  return (
    <Page title={product?.name ?? texts.product}>
      <Stack $gap="xl">
        <p>
          <Link to={href('adminProducts')}>{texts.backToAllProducts}</Link>
        </p>
        {isPending && <Spinner text={texts.loadingTheProduct} />}
        {product === undefined && !isPending && (
          <LoadFailure text={texts.failedToLoadProductsPlease} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {product === null && <EmptyState title={texts.productNotFound} hint={texts.theresNoProduct} />}
        {product?.isArchived && <Notice title={texts.archivedHiddenFromVisitorsKept} />}
        {product && <ProductDetails key={product.id} product={product} />}
      </Stack>
    </Page>
  );
}
