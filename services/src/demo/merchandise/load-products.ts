import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { importProducts } from '../../contexts/merchandise/index.js';
import { demoProducts } from './products.js';

/** Puts the demo products in under their fixed ids. @returns how many products the demo has */
export async function loadProducts(app: INestApplicationContext): Promise<number> {
  await importProducts(demoProducts, app.get(DataSource, { strict: false }));
  return demoProducts.length;
}
