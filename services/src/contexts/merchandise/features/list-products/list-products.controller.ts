import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { ProductView } from '@northlight/contracts';
import { PicturedRead } from '../../../../platform/http/pictured-read.js';
import { ListProducts } from './list-products.handler.js';

@ApiTags('merchandise')
@Controller('api/products')
export class ListProductsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @PicturedRead('merchandise.products')
  @ApiOkResponse({ description: 'Everything for sale, sold-out things too.' })
  list(): Promise<ProductView[]> {
    return this.queries.execute(new ListProducts());
  }
}
