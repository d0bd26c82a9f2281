import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ProductView } from '@northlight/contracts';
import { Products } from '../../../persistence/products.repository.js';

/** Asks for every product, oldest number first (§7). */
export class ListProducts extends Query<ProductView[]> {}

@QueryHandler(ListProducts)
export class ListProductsHandler implements IQueryHandler<ListProducts> {
  constructor(private readonly products: Products) {}

  execute(): Promise<ProductView[]> {
    return this.products.list();
  }
}
