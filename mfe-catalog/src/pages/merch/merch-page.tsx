import { Page, useQuery } from '@northlight/site-kit';
import { useRef } from 'react';
import { arrangeProducts, productFinder } from '../../features/find/arrange-products.ts';
import { Results } from '../../features/find/results.tsx';
import { SearchBar } from '../../features/find/search-bar.tsx';
import { useSearch } from '../../features/find/use-search.ts';
import { GiftCardHint } from '../../features/products/gift-card-hint.tsx';
import { ProductShelf, ProductShelfSkeleton } from '../../features/products/product-shelf.tsx';
import { ShopTerms } from '../../features/products/shop-terms.tsx';
import { productsOptions } from '../../features/products/use-products.ts';
import { useView, ViewToggle } from '../../features/products/view-toggle.tsx';
import { texts } from '../../texts/merch.ts';

/** Route /merch: the shop. */
export function MerchPage() {
  const { search, shown, change, clear } = useSearch(productFinder);
  const { view, choose } = useView();
  const query = useQuery(productsOptions);
  const box = useRef<HTMLInputElement>(null);
  const clearAll = () => {
    clear();
    box.current?.focus();
  };
  return (
    <Page title={texts.merchandise} lead={texts.somethingToWearHang}>
      <SearchBar finder={productFinder} search={search} onChange={change} box={box} />
      <Results
        query={query}
        noun="product"
        arrange={(all) => arrangeProducts(all, shown)}
        onClear={clearAll}
        skeletons={<ProductShelfSkeleton />}
        tools={<ViewToggle view={view} onChoose={choose} />}
      >
        {(products) => <ProductShelf products={products} view={view} />}
      </Results>
      <GiftCardHint />
      <ShopTerms />
    </Page>
  );
}
