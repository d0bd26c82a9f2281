import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { CreateProductDto, type ManagedProductView } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { CreateProduct } from './create-product.handler.js';

@ApiTags('admin')
@Controller('api/products')
export class CreateProductController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Post()
  @ApiCreatedResponse({ description: 'The product, in the shop from now on, with a placeholder for its picture.' })
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT')
  create(@Body() said: CreateProductDto): Promise<ManagedProductView> {
    return this.commands.execute(new CreateProduct(said));
  }
}
