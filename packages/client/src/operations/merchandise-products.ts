// Made by `npm run codegen` from packages/contracts/src/merchandise/routes/products.ts.
import type { ChangeProductDto, CreateProductDto, ManagedProductView, ProductView } from '@northlight/contracts';
import type { Operation, Sent } from '../operation.js';

/** Change a product. */
export const changeProduct: Operation<{ params: { id: string | number }; body: Sent<ChangeProductDto, 'category' | 'description' | 'inventory' | 'isArchived' | 'name' | 'price' | 'slug' | 'variantStock' | 'version'> }, ManagedProductView> = { method: 'PUT', path: '/api/products/:id' };

/** Create a product. */
export const createProduct: Operation<{ body: Sent<CreateProductDto, 'imageUrl' | 'inventory' | 'variantStock'> }, ManagedProductView> = { method: 'POST', path: '/api/products' };

/** List all products with their stock. */
export const listAllProducts: Operation<object, ManagedProductView[]> = { method: 'GET', path: '/api/admin/products' };

/** List the products on sale. */
export const listProducts: Operation<object, ProductView[]> = { method: 'GET', path: '/api/products' };
