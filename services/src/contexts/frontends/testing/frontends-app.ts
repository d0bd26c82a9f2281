import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Module, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { ReleaseRecord } from '@northlight/contracts';
import request from 'supertest';
import { freshDatabase } from '../../../../test/fresh-database.js';
import type { Settings } from '../../../platform/config/settings.js';
import { SettingsModule } from '../../../platform/config/settings.module.js';
import { DatabaseModule } from '../../../platform/database/database.module.js';
import { AccessGuard } from '../../../platform/http/access.js';
import { createHttpApp } from '../../../platform/http/http-app.js';
import { believeHeaders } from '../../../platform/http/testing/room-app.js';
import { ReportBuffer } from '../features/report-releases/report-buffer.js';
import { FrontendsModule } from '../frontends.module.js';
import { CandidateJudge } from '../jobs/candidate-judge.js';
import { ReleaseFigures } from '../persistence/release-figures.js';

@Module({
  imports: [SettingsModule, DatabaseModule, CqrsModule.forRoot(), FrontendsModule],
  providers: [{ provide: APP_GUARD, useClass: AccessGuard }, CandidateJudge, ReleaseFigures],
})
class FrontendsAppModule {}

export const deployToken = 'a token that only these stories know';

/** The one file of every release here, and its hash. */
export const entryBytes = Buffer.from('var here;');
const sri = `sha256-${createHash('sha256').update(entryBytes).digest('base64')}`;

/** Makes a record's only file one that can be sent: `entryBytes`, uncompressed. */
export const sendable = (record: ReleaseRecord): ReleaseRecord => ({
  ...record,
  integrity: sri,
  files: [{ path: 'entry.js', size: entryBytes.length, br: entryBytes.length, sri }],
  first: {},
});

/** This room alone behind the real gates, on the worker's own database and a folder of its own. */
export class FrontendsApp {
  private constructor(
    private readonly app: NestExpressApplication,
    readonly settings: Settings,
  ) {}

  /** @param env settings besides the usual ones */
  static async start(env: NodeJS.ProcessEnv = {}): Promise<FrontendsApp> {
    const dataDir = mkdtempSync(join(tmpdir(), 'frontends-'));
    const settings = await freshDatabase({ FRONT_DEPLOY_TOKEN: deployToken, DATA_DIR: dataDir, ...env });
    const app = await createHttpApp({ module: FrontendsAppModule, settings, signIn: believeHeaders });
    await app.init();
    return new FrontendsApp(app, settings);
  }

  /** Takes requests of other programs, too. @returns where */
  async address(): Promise<string> {
    await this.app.listen(0, '127.0.0.1');
    return this.app.getUrl();
  }

  part<Part>(type: Type<Part>): Part {
    return this.app.get(type);
  }

  /** @param line such as `GET /api/fronts` */
  call(line: string, body?: object, token = deployToken) {
    const [method = '', path = ''] = line.split(' ');
    const client = request(this.app.getHttpServer());
    return client[method.toLowerCase() as 'get' | 'post' | 'put'](path)
      .set('Authorization', `Bearer ${token}`)
      .send(body);
  }

  post(path: string, body: object, token = deployToken) {
    return this.call(`POST ${path}`, body, token);
  }

  /** As a person in the admin does. @param who headers of `signedIn` */
  as(who: Record<string, string>, line: string, body?: object) {
    const [method = '', path = ''] = line.split(' ');
    const client = request(this.app.getHttpServer());
    return client[method.toLowerCase() as 'get' | 'post'](path).set(who).send(body);
  }

  /** As operators do. */
  register(app: string, front: object) {
    return this.call(`PUT /api/fronts/${app}`, front);
  }

  put({ app, build }: ReleaseRecord, file: string, bytes: Buffer) {
    return request(this.app.getHttpServer())
      .put(`/api/fronts/${app}/releases/${build}/files/${file}`)
      .set('Authorization', `Bearer ${deployToken}`)
      .set('Content-Type', 'application/octet-stream')
      .send(bytes);
  }

  /** Announces, sends and registers a release. */
  async publish(record: ReleaseRecord): Promise<void> {
    await this.post('/api/fronts/releases', record);
    await this.put(record, 'entry.js', entryBytes);
    await this.post('/api/fronts/releases', record);
  }

  /** As a browser does; it is counted when this is done. */
  async report(report: object): Promise<void> {
    await this.post('/api/fronts/reports', { releases: [report] }).expect(204);
    await this.part(ReportBuffer).flush();
  }

  order(app: string, order: object) {
    return this.post(`/api/fronts/${app}/channel`, { who: 'a story', ...order });
  }

  async stop(): Promise<void> {
    await this.app.close();
    rmSync(this.settings.DATA_DIR, { recursive: true, force: true });
  }
}
