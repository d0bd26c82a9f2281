import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EditedProducts } from '../persistence/edited-products.js';
import { ProductRow } from '../persistence/product.row.js';
import { ProductPictures } from '../persistence/product-pictures.js';
import { Products } from '../persistence/products.repository.js';
import { ChangeProductController } from './features/change-product/change-product.controller.js';
import { ChangeProductHandler } from './features/change-product/change-product.handler.js';
import { CreateProductController } from './features/create-product/create-product.controller.js';
import { CreateProductHandler } from './features/create-product/create-product.handler.js';
import { ListAllProductsController } from './features/list-all-products/list-all-products.controller.js';
import { ListAllProductsHandler } from './features/list-all-products/list-all-products.handler.js';
import { ListProductsController } from './features/list-products/list-products.controller.js';
import { ListProductsHandler } from './features/list-products/list-products.handler.js';

/** What the shop sells, and who keeps it. */
@Module({
  imports: [CqrsModule, TypeOrmModule.forFeature([ProductRow])],
  controllers: [ChangeProductController, CreateProductController, ListAllProductsController, ListProductsController],
  providers: [
    ChangeProductHandler,
    CreateProductHandler,
    ListAllProductsHandler,
    ListProductsHandler,
    EditedProducts,
    ProductPictures,
    Products,
  ],
  exports: [ProductPictures],
})
export class ProductsModule {}
