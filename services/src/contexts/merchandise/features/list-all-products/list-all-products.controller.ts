import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { ManagedProductView } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ListAllProducts } from './list-all-products.handler.js';

@ApiTags('admin')
@Controller('api/admin/products')
export class ListAllProductsController {
  constructor(private readonly queries: QueryBus) {}

  @Roles('admin')
  @Get()
  @ApiOkResponse({ description: 'Every product, archived ones too.' })
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED')
  list(): Promise<ManagedProductView[]> {
    return this.queries.execute(new ListAllProducts());
  }
}
