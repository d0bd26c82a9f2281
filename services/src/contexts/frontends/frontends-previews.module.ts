import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { DeployToken } from './deploy-token.js';
import { LinkPreviewController } from './features/set-preview/link-preview.controller.js';
import { SetPreviewController } from './features/set-preview/set-preview.controller.js';
import { SetPreviewHandler } from './features/set-preview/set-preview.handler.js';
import { ShowPreviewController } from './features/show-preview/show-preview.controller.js';
import { ShowPreviewHandler } from './features/show-preview/show-preview.handler.js';
import { DeployTokens } from './persistence/deploy-tokens.js';
import { KeptReleases } from './persistence/kept-releases.js';
import { RegisteredFronts } from './persistence/registered-fronts.js';
import { Registry } from './persistence/registry.repository.js';
import { PreviewAccess } from './preview-access.js';

/** Releases for one browser, before they are live (docs/adr/0104). */
@Module({
  imports: [CqrsModule],
  controllers: [LinkPreviewController, SetPreviewController, ShowPreviewController],
  providers: [
    ...[DeployToken, DeployTokens, KeptReleases, PreviewAccess, RegisteredFronts, Registry],
    ...[SetPreviewHandler, ShowPreviewHandler],
  ],
})
export class FrontendsPreviewsModule {}
