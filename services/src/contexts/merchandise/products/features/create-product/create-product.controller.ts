import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CreateProductDto, type ManagedProductView } from '@northlight/contracts';
import { productsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { CreateProduct } from './create-product.handler.js';

@Controller()
export class CreateProductController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(productsRoutes.createProduct)
  create(@Body() input: CreateProductDto): Promise<ManagedProductView> {
    return this.commands.execute(new CreateProduct(input));
  }
}
