import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ManagedProductView } from '@northlight/contracts';
import { Products } from '../../../persistence/products.repository.js';

/** Asks for every product that there is or was, oldest number first. */
export class ListAllProducts extends Query<ManagedProductView[]> {}

@QueryHandler(ListAllProducts)
export class ListAllProductsHandler implements IQueryHandler<ListAllProducts> {
  constructor(private readonly products: Products) {}

  execute(): Promise<ManagedProductView[]> {
    return this.products.all();
  }
}
