import { Module } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { RenderDocumentController } from './features/render-document/render-document.controller.js';
import { ShellStandInController } from './features/render-document/shell-stand-in.controller.js';
import { MediaFilesController } from './features/serve-files/media-files.controller.js';
import { ReleaseFilesController } from './features/serve-files/release-files.controller.js';
import { SiteFilesController } from './features/serve-site-files/site-files.controller.js';
import { WebHealthController } from './features/show-web-health/web-health.controller.js';
import { TellChangesController } from './features/tell-changes/tell-changes.controller.js';
import { LiveFronts } from './persistence/live-fronts.js';
import { RegistryFollower } from './persistence/registry-follower.js';
import { SiteFactsKeeper } from './persistence/site-facts-keeper.js';
import { WatchedFronts } from './persistence/watched-fronts.js';

const liveFronts = (settings: Settings): LiveFronts =>
  settings.WATCHED_FRONTS ? new WatchedFronts(settings.WATCHED_FRONTS) : new RegistryFollower(settings);

/** The registry, for the web process: documents and files. The controller of documents is last: it takes every path. */
@Module({
  controllers: [
    WebHealthController,
    TellChangesController,
    ReleaseFilesController,
    MediaFilesController,
    SiteFilesController,
    ShellStandInController,
    RenderDocumentController,
  ],
  providers: [{ provide: LiveFronts, inject: [Settings], useFactory: liveFronts }, SiteFactsKeeper],
})
export class FrontendsWebModule {}
