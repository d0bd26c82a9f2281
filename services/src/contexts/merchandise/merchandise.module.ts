import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ListProductsController } from './features/list-products/list-products.controller.js';
import { ListProductsHandler } from './features/list-products/list-products.handler.js';
import { MerchandiseDemo } from './features/load-demo/load-demo.handler.js';
import { Products1795300500000 } from './persistence/migrations/1795300500000-products.js';
import { ProductRow } from './persistence/product.row.js';
import { Products } from './persistence/products.repository.js';

export const merchandiseMigrations = [Products1795300500000];

/** What the shop sells. */
@Module({
  imports: [CqrsModule, TypeOrmModule.forFeature([ProductRow])],
  controllers: [ListProductsController],
  providers: [Products, ListProductsHandler, MerchandiseDemo],
  exports: [MerchandiseDemo],
})
export class MerchandiseModule {}
