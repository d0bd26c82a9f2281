import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AccountNames } from '../identity/index.js';
import { ListFrontChangesController } from './features/list-front-changes/list-front-changes.controller.js';
import { ListFrontErrorsController } from './features/list-front-errors/list-front-errors.controller.js';
import { ListFrontsController } from './features/list-fronts/list-fronts.controller.js';
import { ListFrontsHandler } from './features/list-fronts/list-fronts.handler.js';
import { ListReleasesController } from './features/list-releases/list-releases.controller.js';
import { OrderFrontController } from './features/steer-front/order-front.controller.js';
import { FrontFigures } from './persistence/front-figures.js';
import { FrontHistory } from './persistence/front-history.js';
import { KeptReleases } from './persistence/kept-releases.js';
import { RegisteredFronts } from './persistence/registered-fronts.js';
import { Registry } from './persistence/registry.repository.js';
import { ReleaseErrors } from './persistence/release-errors.js';
import { ReleaseFigures } from './persistence/release-figures.js';
import { SourceMaps } from './persistence/source-maps.js';

const readers = [FrontFigures, FrontHistory, KeptReleases, RegisteredFronts, Registry, ReleaseErrors, ReleaseFigures];

/** The registry, for people who deploy in the admin (docs/adr/0103). Their orders are decided with those of tokens. */
@Module({
  imports: [CqrsModule],
  controllers: [
    ListFrontChangesController,
    ListFrontErrorsController,
    ListFrontsController,
    ListReleasesController,
    OrderFrontController,
  ],
  providers: [AccountNames, ListFrontsHandler, SourceMaps, ...readers],
  exports: [SourceMaps],
})
export class FrontendsConsoleModule {}
