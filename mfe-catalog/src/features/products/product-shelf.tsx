import type { ProductView } from '@northlight/contracts';
import { from, space, VisuallyHidden } from '@northlight/site-kit';
import { Skeleton } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/products.ts';
import { ProductCard, type View } from './product-card.tsx';

interface ProductShelfProps {
  readonly products: readonly ProductView[];
  readonly view: View;
}

/** The things for sale, side by side or one a line. */
export function ProductShelf({ products, view }: ProductShelfProps) {
  const Shelf = view === 'grid' ? CardGrid : Lines;
  return (
    <Shelf>
      {products.map((product, nth) => (
        <ProductCard key={product.id} product={product} shape={shapeOf(view, nth)} isEager={nth === 0} />
      ))}
    </Shelf>
  );
}

const shapeOf = (view: View, nth: number) => {
  if (view === 'list') return 'line';
  return nth === 0 ? 'lead' : 'poster';
};

/** The room that the shelf will take, and the one spoken word about the wait (U36). */
export function ProductShelfSkeleton() {
  return (
    <CardGrid>
      <VisuallyHidden role="status">{texts.loadingProducts}</VisuallyHidden>
      {Array.from({ length: 8 }, (_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
        <Shape key={nth}>
          <Skeleton $ratio="1" />
          <Skeleton $height="28px" $width="70%" />
          <Skeleton $height="72px" />
          <Skeleton $height="48px" />
        </Shape>
      ))}
    </CardGrid>
  );
}

const CardGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: clamp(${space.xxl}, 4vw, ${space.huge}) ${space.xl};

  @media (${from.large}) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Lines = styled.div``;

const Shape = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.m};
`;
