import { Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Settings } from '../../../platform/config/settings.js';
import { SettingsModule } from '../../../platform/config/settings.module.js';
import { createHttpApp } from '../../../platform/http/http-app.js';
import { ReleaseFilesController } from '../features/serve-files/release-files.controller.js';
import { releaseFiles } from '../frontends-web.module.js';

@Module({ imports: [SettingsModule], controllers: [ReleaseFilesController], providers: releaseFiles })
class FilesModule {}

/** The part of the web process that sends files of releases. */
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
