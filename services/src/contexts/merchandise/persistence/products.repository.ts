import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ProductView } from '@northlight/contracts';
import { Repository } from 'typeorm';
import { dollarsOf } from '../../../platform/kernel/money.js';
import { ProductRow } from './product.row.js';

/** Reads the products as they look on the wire. */
@Injectable()
export class Products {
  constructor(@InjectRepository(ProductRow) private readonly rows: Repository<ProductRow>) {}

  async list(): Promise<ProductView[]> {
    return (await this.rows.find({ order: { id: 'asc' } })).map(viewOf);
  }
}

const viewOf = ({ price, createdAt, ...rest }: ProductRow): ProductView => ({
  ...rest,
  price: dollarsOf(price),
  createdAt: createdAt.toISOString(),
});
