import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { ManagedProductView } from '@northlight/contracts';
import { productsRoutes } from '@northlight/contracts/routes';
import { Compressed } from '../../../../../platform/http/encoded-answer.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ListAllProducts } from './list-all-products.handler.js';

@Controller()
export class ListAllProductsController {
  constructor(private readonly queries: QueryBus) {}

  @Compressed()
  @Endpoint(productsRoutes.listAllProducts)
  list(): Promise<ManagedProductView[]> {
    return this.queries.execute(new ListAllProducts());
  }
}
