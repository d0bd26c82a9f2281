import { Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Settings } from '../../../platform/config/settings.js';
import { SettingsModule } from '../../../platform/config/settings.module.js';
import { createHttpApp } from '../../../platform/http/http-app.js';
import { FrontendsWebModule } from '../frontends-web.module.js';

@Module({ imports: [SettingsModule, FrontendsWebModule] })
class FilesModule {}

/** The web process, of which a story is about the files of releases. */
export class FilesSide {
  private constructor(private readonly app: NestExpressApplication) {}

  static async start(settings: Settings): Promise<FilesSide> {
    process.env.DATA_DIR = settings.DATA_DIR;
    const app = await createHttpApp({ module: FilesModule, settings });
    await app.init();
    return new FilesSide(app);
  }

  get server() {
    return this.app.getHttpServer();
  }

  stop(): Promise<void> {
    return this.app.close();
  }
}
