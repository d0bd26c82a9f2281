import { type Abstract, Module, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { loadCatalog } from '../../../demo/catalog/load-catalog.js';
import { SettingsModule } from '../../../platform/config/settings.module.js';
import { DatabaseModule } from '../../../platform/database/database.module.js';
import { driftOf } from '../../../platform/database/testing/drift.js';
import { throwAwayDatabase } from '../../../platform/database/testing/throw-away-database.js';
import { AccessGuard } from '../../../platform/http/access.js';
import { createHttpApp } from '../../../platform/http/http-app.js';
import { answersFromMemory } from '../../../platform/http/response-cache.js';
import { SharedReadsModule } from '../../../platform/http/shared-reads.module.js';
import { untilSettled } from '../../../platform/http/testing/room-app.js';
import { logMigrations } from '../../../platform/log-schema/log-migrations.js';
import { CatalogModule, catalogMigrations } from '../index.js';

@Module({
  imports: [SettingsModule, DatabaseModule, SharedReadsModule, CqrsModule.forRoot(), CatalogModule],
  providers: [{ provide: APP_GUARD, useClass: AccessGuard }],
})
class CatalogHouseModule {}

/** This room alone, behind the real gates, on a database of its own with the seeded catalogue in it. */
export interface CatalogHouse {
  get(path: string, headers?: Readonly<Record<string, string>>): request.Test;
  part<Part>(type: Type<Part> | Abstract<Part>): Part;
  sql(text: string): Promise<unknown>;
  /** Imports again what it began with. */
  seeds(): Promise<unknown>;
  /** What TypeORM would change to make the tables fit the rows. */
  drift(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export async function catalogHouse(): Promise<CatalogHouse> {
  const database = await throwAwayDatabase([...logMigrations, ...catalogMigrations], { PRODUCT_NAME: 'Lumen House' });
  const { DATABASE_URL, SECRET, PRODUCT_NAME } = database.settings;
  Object.assign(process.env, { DATABASE_URL, SECRET, PRODUCT_NAME });
  const app = await createHttpApp({
    module: CatalogHouseModule,
    early: answersFromMemory,
    settings: database.settings,
  });
  await app.init();
  await loadCatalog(app);
  return {
    seeds: () => loadCatalog(app),
    get: (path, headers = {}) => request(app.getHttpServer()).get(path).set(headers),
    part: (type) => app.get(type),
    sql: async (text) => {
      const result: unknown = await app.get(DataSource).query(text);
      await untilSettled(app);
      return result;
    },
    drift: () => driftOf(app.get(DataSource)),
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}
