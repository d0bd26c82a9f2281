export type ProductCategory = 'Apparel' | 'Art' | 'Accessories' | 'Collectibles';

/** A thing for sale as GET /api/products answers it (§3). `price` in dollars, `inventory` in pieces. */
export interface ProductView {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly price: number;
  readonly imageUrl: string;
  readonly category: ProductCategory;
  readonly inventory: number;
  readonly createdAt: string;
}
