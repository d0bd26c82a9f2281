import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { ProductView } from '@northlight/contracts';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { SettingsModule } from '../../../../platform/config/settings.module.js';
import { DatabaseModule } from '../../../../platform/database/database.module.js';
import {
  type ThrowAwayDatabase,
  throwAwayDatabase,
} from '../../../../platform/database/testing/throw-away-database.js';
import { AccessGuard } from '../../../../platform/http/access.js';
import { createHttpApp } from '../../../../platform/http/http-app.js';
import { MerchandiseDemo, MerchandiseModule, merchandiseMigrations } from '../../index.js';

@Module({
  imports: [SettingsModule, DatabaseModule, CqrsModule.forRoot(), MerchandiseModule],
  providers: [{ provide: APP_GUARD, useClass: AccessGuard }],
})
class HouseModule {}

let database: ThrowAwayDatabase;
let app: NestExpressApplication;

beforeAll(async () => {
  database = await throwAwayDatabase(merchandiseMigrations);
  const { DATABASE_URL, SECRET } = database.settings;
  Object.assign(process.env, { DATABASE_URL, SECRET });
  app = await createHttpApp({ module: HouseModule, settings: database.settings });
  await app.init();
  await app.get(MerchandiseDemo).load();
  await app.get(MerchandiseDemo).load();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (path: string) => request(app.getHttpServer()).get(path);

describe('what is for sale', () => {
  it('is thirteen things, by number, with prices in dollars and pieces left', async () => {
    const { status, body, headers } = await get('/api/products');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const told = body.map(({ id, slug, category, price, inventory }: ProductView) =>
      [id, slug, category, price, inventory].join(' '),
    );
    expect(told).toEqual([
      '1 flagship-tee Apparel 28 120',
      '2 night-glow-hoodie Apparel 58 60',
      '3 explorer-long-sleeve Apparel 36 0',
      '4 aurora-dome-print Art 24 80',
      '5 city-of-light-print Art 32 50',
      '6 prehistoric-dawn-print Art 28 3',
      '7 red-cyan-glasses Accessories 6 400',
      '8 enamel-pin-set Accessories 14 150',
      '9 canvas-tote Accessories 22 90',
      '10 crew-cap Accessories 24 70',
      '11 miniature-dinosaur Collectibles 18 110',
      '12 opening-year-coin-2025 Collectibles 15 200',
      '13 venue-diorama-kit Collectibles 50 40',
    ]);
  });

  it('has a name, words and a picture each', async () => {
    const [first] = (await get('/api/products')).body;
    expect(first).toEqual({
      id: 1,
      slug: 'flagship-tee',
      name: 'Flagship Tee',
      description: expect.stringMatching(/cotton/),
      category: 'Apparel',
      price: 28,
      inventory: 120,
      imageUrl: '/media/art/products/flagship-tee/main.jpg',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('is not sent again to somebody who has it', async () => {
    const { headers } = await get('/api/products');
    const again = await get('/api/products').set('If-None-Match', headers.etag ?? '');
    expect(again.status).toBe(304);
  });

  it('is never less than nothing', async () => {
    const take = app.get(DataSource).query('update merchandise.products set inventory = -1 where id = 3');
    await expect(take).rejects.toThrow('products_inventory');
  });

  it('stands in a table that fits its rows', async () => {
    const { upQueries } = await app.get(DataSource).driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });
});
