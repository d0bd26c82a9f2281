import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ProductRow } from '../../persistence/product.row.js';
import { demoProducts } from './demo-products.js';

/** Puts the demo products in under their fixed ids; what is there already stays as it is. */
@Injectable()
export class MerchandiseDemo {
  constructor(private readonly database: DataSource) {}

  /** @returns how many products the demo has */
  async load(): Promise<number> {
    await this.database.transaction(async (db) => {
      await db
        .createQueryBuilder()
        .insert()
        .into(ProductRow)
        .values(demoProducts)
        .orIgnore()
        .updateEntity(false)
        .execute();
      // fixed ids do not move the counter: without this the next product that an admin adds would collide
      await db.query(
        `select setval(pg_get_serial_sequence('merchandise.products', 'id'), (select max(id) from merchandise.products))`,
      );
    });
    return demoProducts.length;
  }
}
