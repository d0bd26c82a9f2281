import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { loadMemberships } from '../../../../demo/membership/load-memberships.js';
import { SettingsModule } from '../../../../platform/config/settings.module.js';
import { DatabaseModule } from '../../../../platform/database/database.module.js';
import { driftOf } from '../../../../platform/database/testing/drift.js';
import {
  type ThrowAwayDatabase,
  throwAwayDatabase,
} from '../../../../platform/database/testing/throw-away-database.js';
import { AccessGuard } from '../../../../platform/http/access.js';
import { createHttpApp } from '../../../../platform/http/http-app.js';
import { answersFromMemory } from '../../../../platform/http/response-cache.js';
import { SharedReadsModule } from '../../../../platform/http/shared-reads.module.js';
import { logMigrations } from '../../../../platform/log-schema/log-migrations.js';
import { MembershipModule, membershipMigrations } from '../../index.js';

@Module({
  imports: [SettingsModule, DatabaseModule, SharedReadsModule, CqrsModule.forRoot(), MembershipModule],
  providers: [{ provide: APP_GUARD, useClass: AccessGuard }],
})
class HouseModule {}

let database: ThrowAwayDatabase;
let app: NestExpressApplication;

beforeAll(async () => {
  database = await throwAwayDatabase([...logMigrations, ...membershipMigrations]);
  const { DATABASE_URL, SECRET } = database.settings;
  Object.assign(process.env, { DATABASE_URL, SECRET });
  app = await createHttpApp({ module: HouseModule, early: answersFromMemory, settings: database.settings });
  await app.init();
  await loadMemberships(app);
  await loadMemberships(app);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (path: string) => request(app.getHttpServer()).get(path);

describe('the membership plans', () => {
  it('are four, in display order, with prices in dollars', async () => {
    const { status, body, headers } = await get('/api/memberships');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const described = body.map((plan: Record<string, unknown>) => [
      plan.id,
      plan.slug,
      plan.monthlyPrice,
      plan.discountPercentage,
      plan.priorityBookingHours,
      plan.guestPasses,
      plan.featuredTier,
    ]);
    expect(described).toEqual([
      [1, 'silver', 12, 10, 24, 0, false],
      [2, 'gold', 24, 15, 48, 1, true],
      [3, 'platinum', 39, 20, 72, 2, false],
      [4, 'diamond', 59, 25, 96, 4, false],
    ]);
  });

  it('are shown one by one', async () => {
    expect((await get('/api/memberships/id/2')).body).toMatchObject({ name: 'Gold', monthlyPrice: 24 });
  });

  it.each(['9', '0', 'gold', '99999999999'])('have none with the id %s', async (id) => {
    const { status, body } = await get(`/api/memberships/id/${id}`);
    expect([status, body.message]).toEqual([404, 'Membership not found']);
  });

  it('stand in a table that fits their rows', async () => {
    expect(await driftOf(app.get(DataSource))).toEqual([]);
  });
});
