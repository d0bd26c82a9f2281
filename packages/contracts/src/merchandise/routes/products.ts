import { StoredIdDto } from '../../media/upload-views.js';
import { created, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/products.js';
import { type ManagedProductView, type ProductView } from '../product-views.js';
import { ChangeProductDto, CreateProductDto } from '../write-product.dto.js';

export const productsRoutes = routeGroup('Products', {
  changeProduct: route('PUT /api/products/:id', {
    summary: 'Change a product',
    access: ['admin'],
    params: StoredIdDto,
    body: ChangeProductDto,
    answer: ok<ManagedProductView>(
      'The product as it is now; what was left out stays. Archived, it leaves the shop and stays in orders.',
    ),
    refuses: ['PRODUCT_NOT_FOUND', 'PRODUCT_SLUG_TAKEN', 'VARIANT_UNKNOWN'],
    example: { params: { id: '1' }, body: examples.changeProduct, answer: examples.productChanged },
  }),
  createProduct: route('POST /api/products', {
    summary: 'Create a product',
    access: ['admin'],
    body: CreateProductDto,
    answer: created<ManagedProductView>('The product, in the shop from now on, with a placeholder for its picture.'),
    refuses: ['VARIANT_UNKNOWN'],
    example: { body: examples.createProduct, answer: examples.productCreated },
  }),
  listAllProducts: route('GET /api/admin/products', {
    summary: 'List all products with their stock',
    access: ['admin'],
    answer: ok<ManagedProductView[]>('Every product, archived ones too.'),
    example: { answer: examples.allProducts },
  }),
  listProducts: route('GET /api/products', {
    summary: 'List the products on sale',
    access: 'everyone',
    answer: ok<ProductView[]>('Everything for sale, sold-out things too.'),
    caching: 'public, max-age=0, must-revalidate',
    example: { answer: examples.products },
  }),
});
