import type { ProductCategory, ProductView } from '@northlight/contracts';
import { texts } from '../../texts/find.ts';
import { type Finder, inOrder, type Order, type Search, thatMention } from './finder.ts';

type Category = 'all' | Lowercase<ProductCategory>;
type Sort = 'featured' | 'newest' | 'price-low' | 'price-high';

export type ProductSearch = Search<Category, Sort>;

/** How the shop can be searched (§2, decisions.md G38). */
export const productFinder: Finder<Category, Sort> = {
  name: texts.merchandise,
  categories: {
    all: texts.all,
    apparel: texts.apparel,
    art: texts.art,
    accessories: texts.accessories,
    collectibles: texts.collectibles,
  },
  sorts: {
    featured: texts.featured,
    newest: texts.newestFirst,
    'price-low': texts.priceLowToHigh,
    'price-high': texts.priceHighToLow,
  },
  everything: { text: '', category: 'all', sort: 'featured' },
};

const orders: Record<Sort, readonly Order<ProductView>[]> = {
  featured: [(a, b) => Number(b.inventory > 0) - Number(a.inventory > 0)],
  newest: [(a, b) => b.createdAt.localeCompare(a.createdAt)],
  'price-low': [(a, b) => a.price - b.price],
  'price-high': [(a, b) => b.price - a.price],
};

/** The products that a search finds, in its order. */
export const arrangeProducts = (all: readonly ProductView[], { text, category, sort }: ProductSearch) => {
  const belongs = (product: ProductView) => category === 'all' || product.category.toLowerCase() === category;
  return thatMention(all, text).filter(belongs).toSorted(inOrder(orders[sort]));
};
