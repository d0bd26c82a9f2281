import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ChangeProductDto, type ManagedProductView, StoredIdDto } from '@northlight/contracts';
import { productsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ChangeProduct } from './change-product.handler.js';

@Controller()
export class ChangeProductController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(productsRoutes.changeProduct)
  change(@Param() { id }: StoredIdDto, @Body() input: ChangeProductDto): Promise<ManagedProductView> {
    return this.commands.execute(new ChangeProduct(id, input));
  }
}
