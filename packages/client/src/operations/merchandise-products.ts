// Made by `npm run codegen` from packages/contracts/src/merchandise/routes/products.ts.
import type { ChangeProductDto, CreateProductDto, ManagedProductView, ProductView } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Change a product. */
export const changeProduct = /* @__PURE__ */ operation<{ params: { id: string | number }; body: Sent<ChangeProductDto> }, ManagedProductView>('PUT', '/api/products/:id');

/** Create a product. */
export const createProduct = /* @__PURE__ */ operation<{ body: Sent<CreateProductDto> }, ManagedProductView>('POST', '/api/products');

/** List all products with their stock. */
export const listAllProducts = /* @__PURE__ */ operation<object, ManagedProductView[]>('GET', '/api/admin/products');

/** List the products on sale. */
export const listProducts = /* @__PURE__ */ operation<object, ProductView[]>('GET', '/api/products');
