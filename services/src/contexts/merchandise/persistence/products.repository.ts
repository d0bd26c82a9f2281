import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ManagedProductView, ProductView } from '@northlight/contracts';
import { IsNull, Repository } from 'typeorm';
import { versionField } from '../../../platform/kernel/expected-version.js';
import { dollarsOf } from '../../../platform/kernel/money.js';
import { ProductRow } from './product.row.js';

/** Reads the products as they look on the wire. */
@Injectable()
export class Products {
  constructor(@InjectRepository(ProductRow) private readonly rows: Repository<ProductRow>) {}

  /** What is in the shop. */
  async list(): Promise<ProductView[]> {
    return (await this.rows.find({ where: { archivedAt: IsNull() }, order: { id: 'asc' } })).map(viewOf);
  }

  /** Archived ones too. */
  async all(): Promise<ManagedProductView[]> {
    return (await this.rows.find({ order: { id: 'asc' } })).map(managedViewOf);
  }

  /** One that was written just now. */
  async stored(id: number): Promise<ManagedProductView> {
    return managedViewOf(await this.rows.findOneByOrFail({ id }));
  }
}

const viewOf = ({ price, createdAt, archivedAt: _, version: __, ...rest }: ProductRow): ProductView => ({
  ...rest,
  price: dollarsOf(price),
  createdAt: createdAt.toISOString(),
});

const managedViewOf = (row: ProductRow): ManagedProductView => ({
  ...viewOf(row),
  ...versionField(row.version),
  isArchived: row.archivedAt !== null,
});
