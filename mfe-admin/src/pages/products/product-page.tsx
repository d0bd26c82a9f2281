import { href, Link, Notice, Page, Spinner, Stack, useParams } from '@northlight/site-kit';
import { EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { useProduct } from '../../features/product-list/use-products.ts';
import { ProductDetails } from './product-details.tsx';

/** Route /admin/products/:id: one product, its form and its picture. */
export function ProductPage() {
  const { id = '' } = useParams();
  const { product, isPending, isFetching, refetch } = useProduct(Number(id));
  return (
    <Page title={product?.name ?? 'Product'}>
      <Stack $gap="xl">
        <p>
          <Link to={href('adminProducts')}>Back to all products</Link>
        </p>
        {isPending && <Spinner text="Loading the product" />}
        {product === undefined && !isPending && (
          <LoadFailure
            text="Failed to load products. Please try again."
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {product === null && <EmptyState title="Product not found" hint="There is none at this address." />}
        {product?.isArchived && <Notice title="Archived: visitors do not see it, and orders keep it." />}
        {product && <ProductDetails key={product.id} product={product} />}
      </Stack>
    </Page>
  );
}
