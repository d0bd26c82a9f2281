import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ChangeProductDto, type ManagedProductView, StoredIdDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ChangeProduct } from './change-product.handler.js';

@ApiTags('admin')
@Controller('api/products')
export class ChangeProductController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Put(':id')
  @ApiOkResponse({
    description: 'The product as it is now; what was left out stays. Archived, it leaves the shop and stays in orders.',
  })
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'PRODUCT_NOT_FOUND', 'PRODUCT_SLUG_TAKEN', 'CONFLICT')
  change(@Param() { id }: StoredIdDto, @Body() said: ChangeProductDto): Promise<ManagedProductView> {
    return this.commands.execute(new ChangeProduct(id, said));
  }
}
