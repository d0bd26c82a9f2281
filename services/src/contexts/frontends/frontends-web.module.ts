import { Module, type Provider } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { OpenPreviewController } from './features/open-preview/open-preview.controller.js';
import { RenderDocumentController } from './features/render-document/render-document.controller.js';
import { ShellStandInController } from './features/render-document/shell-stand-in.controller.js';
import { MediaFilesController } from './features/serve-files/media-files.controller.js';
import { ReleaseFilesController } from './features/serve-files/release-files.controller.js';
import { SiteFilesController } from './features/serve-site-files/site-files.controller.js';
import { WebHealthController } from './features/show-web-health/web-health.controller.js';
import { TellChangesController } from './features/tell-changes/tell-changes.controller.js';
import { BroughtReleases } from './persistence/brought-releases.js';
import { LiveFronts } from './persistence/live-fronts.js';
import { RegistryFollower } from './persistence/registry-follower.js';
import { ReleaseStore } from './persistence/release-store.js';
import { releaseStore } from './persistence/release-stores.js';
import { SiteFactsKeeper } from './persistence/site-facts-keeper.js';
import { WatchedFronts } from './persistence/watched-fronts.js';

const liveFronts = (settings: Settings): LiveFronts =>
  settings.WATCHED_FRONTS ? new WatchedFronts(settings.WATCHED_FRONTS) : new RegistryFollower(settings);

/** What sends the files of releases. */
const releaseFiles: Provider[] = [
  {
    provide: BroughtReleases,
    inject: [Settings, ReleaseStore],
    useFactory: (settings: Settings, store: ReleaseStore) => new BroughtReleases(settings, store),
  },
  releaseStore,
];

/** The registry, for the web process: documents and files. The controller of documents is last: it takes every path. */
@Module({
  controllers: [
    WebHealthController,
    TellChangesController,
    ReleaseFilesController,
    MediaFilesController,
    SiteFilesController,
    OpenPreviewController,
    ShellStandInController,
    RenderDocumentController,
  ],
  providers: [{ provide: LiveFronts, inject: [Settings], useFactory: liveFronts }, ...releaseFiles, SiteFactsKeeper],
})
export class FrontendsWebModule {}
