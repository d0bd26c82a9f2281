import { Module } from '@nestjs/common';
import { RenderDocumentController } from './features/render-document/render-document.controller.js';
import { MediaFilesController } from './features/serve-files/media-files.controller.js';
import { ReleaseFilesController } from './features/serve-files/release-files.controller.js';
import { SiteFilesController } from './features/serve-site-files/site-files.controller.js';
import { WebHealthController } from './features/show-web-health/web-health.controller.js';
import { RegistryFollower } from './persistence/registry-follower.js';
import { SiteFactsKeeper } from './persistence/site-facts-keeper.js';

/** The registry, for the web process: documents and files. The controller of documents is last: it takes every path. */
@Module({
  controllers: [
    WebHealthController,
    ReleaseFilesController,
    MediaFilesController,
    SiteFilesController,
    RenderDocumentController,
  ],
  providers: [RegistryFollower, SiteFactsKeeper],
})
export class FrontendsWebModule {}
