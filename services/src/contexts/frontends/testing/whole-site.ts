import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { APP_GUARD, NestFactory } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { ReleaseRecord } from '@northlight/contracts';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { freshDatabase } from '../../../../test/fresh-database.js';
import { loadCatalog } from '../../../demo/catalog/load-catalog.js';
import { SettingsModule } from '../../../platform/config/settings.module.js';
import { DatabaseModule } from '../../../platform/database/database.module.js';
import { AccessGuard } from '../../../platform/http/access.js';
import { ErrorFilter } from '../../../platform/http/error-filter.js';
import { createHttpApp } from '../../../platform/http/http-app.js';
import { answersFromMemory } from '../../../platform/http/response-cache.js';
import { SharedReadsModule } from '../../../platform/http/shared-reads.module.js';
import { untilSettled } from '../../../platform/http/testing/room-app.js';
import { CatalogModule } from '../../catalog/index.js';
import { FrontendsModule } from '../frontends.module.js';
import { FrontendsWebModule } from '../frontends-web.module.js';
import { aRelease, aShell } from './builders.js';
import { deployToken, entryBytes, sendable } from './frontends-app.js';

@Module({
  imports: [SettingsModule, DatabaseModule, SharedReadsModule, CqrsModule.forRoot(), FrontendsModule, CatalogModule],
  providers: [{ provide: APP_GUARD, useClass: AccessGuard }],
})
class ApiSide {}

@Module({ imports: [SettingsModule, FrontendsWebModule] })
class WebSide {}

const publicUrl = 'https://lumen.example';

/** An API with the seeded catalogue, and the web process in front of it, with a shell and one front live. */
export class WholeSite {
  /** Requests that the API has answered. */
  requestCount = 0;
  private constructor(
    private api: NestExpressApplication,
    private readonly web: NestExpressApplication,
    private readonly dataDir: string,
  ) {}

  static async start(): Promise<WholeSite> {
    const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
    const env = {
      FRONT_DEPLOY_TOKEN: deployToken,
      DATA_DIR: dataDir,
      PUBLIC_URL: publicUrl,
      PRODUCT_NAME: 'Lumen House',
    };
    const settings = await freshDatabase(env);
    const api = await createHttpApp({ module: ApiSide, early: answersFromMemory, settings });
    await api.listen(0, '127.0.0.1');
    await loadCatalog(api);
    const { port } = api.getHttpServer().address() as AddressInfo;
    await promote(api, sendable(aShell()));
    await promote(
      api,
      sendable(aRelease({ routes: ['/', '/experiences', '/experience/*', '/venues', '/venue/*', '/merch'] })),
    );
    process.env.API_URL = `http://127.0.0.1:${port}`;
    const web = await NestFactory.create<NestExpressApplication>(WebSide, { bodyParser: false, logger: false });
    web.useGlobalFilters(new ErrorFilter());
    await web.init();
    const site = new WholeSite(api, web, dataDir);
    api.getHttpServer().on('request', () => {
      site.requestCount += 1;
    });
    return site;
  }

  get(path: string, host = 'lumen.example') {
    return request(this.web.getHttpServer()).get(path).set('Host', host);
  }

  async sql(text: string): Promise<void> {
    await this.api.get(DataSource).query(text);
    await untilSettled(this.api);
  }

  /** Ends the API, as a fault would; the web process stays. */
  async loseApi(): Promise<void> {
    await this.api.close();
  }

  async stop(): Promise<void> {
    await this.web.close();
    await this.api.close();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

const promote = async (api: NestExpressApplication, record: ReleaseRecord): Promise<void> => {
  const server = api.getHttpServer();
  const signed = { Authorization: `Bearer ${deployToken}` };
  const announce = () => request(server).post('/api/fronts/releases').set(signed).send(record);
  await announce();
  await request(server)
    .put(`/api/fronts/${record.app}/releases/${record.build}/files/entry.js`)
    .set({ ...signed, 'Content-Type': 'application/octet-stream' })
    .send(entryBytes);
  await announce();
  const order = { who: 'a story', action: 'promote', release: record.id, revision: 0 };
  await request(server).post(`/api/fronts/${record.app}/channel`).set(signed).send(order).expect(200);
};
