import { Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { DocumentRelease } from '@northlight/contracts';
import request from 'supertest';
import type { Settings } from '../../../platform/config/settings.js';
import { SettingsModule } from '../../../platform/config/settings.module.js';
import { createHttpApp } from '../../../platform/http/http-app.js';
import { FrontendsWebModule } from '../frontends-web.module.js';

@Module({ imports: [SettingsModule, FrontendsWebModule] })
class DocumentsModule {}

/** The web process alone: no API tells it facts for its pages. */
export class DocumentsSide {
  private constructor(private readonly app: NestExpressApplication) {}

  static async start(settings: Settings): Promise<DocumentsSide> {
    Object.assign(process.env, { DATA_DIR: settings.DATA_DIR, API_URL: 'http://127.0.0.1:1' });
    const app = await createHttpApp({ module: DocumentsModule, settings });
    await app.init();
    return new DocumentsSide(app);
  }

  get(path: string, cookie = '') {
    return request(this.app.getHttpServer()).get(path).set('Cookie', cookie);
  }

  /** What the document of a page tells the shell. */
  async releasesAt(path: string, cookie = ''): Promise<DocumentRelease> {
    const { text } = await this.get(path, cookie);
    return JSON.parse(/id="release">(.*?)<\/script>/.exec(text)?.[1] ?? '{}') as DocumentRelease;
  }

  stop(): Promise<void> {
    return this.app.close();
  }
}
