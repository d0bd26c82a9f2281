import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { ProductView } from '@northlight/contracts';
import { productsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { PicturedRead } from '../../../../../platform/http/image-hints.js';
import { ListProducts } from './list-products.handler.js';

@Controller()
export class ListProductsController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(productsRoutes.listProducts)
  @PicturedRead('merchandise.products')
  list(): Promise<ProductView[]> {
    return this.queries.execute(new ListProducts());
  }
}
