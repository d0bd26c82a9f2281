import { hint } from '../../catalog/examples/experiences.js';
import type { ManagedProductView, ProductView } from '../product-views.js';
import type { ChangeProductDto, CreateProductDto } from '../write-product.dto.js';

export const product: ProductView = {
  id: 1,
  name: 'Flagship Tee',
  slug: 'flagship-tee',
  description: 'Heavyweight organic cotton in dark ink, with a band of northern light across the chest. Straight cut.',
  price: 28,
  imageUrl: '/media/art/products/flagship-tee/main.jpg',
  category: 'Apparel',
  inventory: 120,
  variantStock: { Small: 24, Medium: 48, Large: 48, 'X-Large': 0 },
  createdAt: '2025-05-01T14:00:00.000Z',
};

export const products: ProductView[] = [{ ...product, pictures: { [product.imageUrl]: hint } }];

export const allProducts: ManagedProductView[] = [{ ...product, isArchived: false }];

export const createProduct: CreateProductDto = {
  name: 'River Stone Magnet',
  slug: 'river-stone-magnet',
  description: 'A smooth stone from the Genesee with a magnet set into its back.',
  price: 7,
  category: 'Collectibles',
  inventory: 60,
};

export const productCreated: ManagedProductView = {
  id: 14,
  ...createProduct,
  imageUrl: '/placeholder-product.jpg',
  createdAt: '2027-05-04T15:00:00.000Z',
  isArchived: false,
};

const { name, slug, description, category } = product;

export const changeProduct: ChangeProductDto = { name, slug, description, category, price: 30, version: 0 };

export const productChanged: ManagedProductView = { ...product, price: 30, isArchived: false, version: 1 };
