import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { DeployToken } from './deploy-token.js';
import { ListChannelsController } from './features/list-channels/list-channels.controller.js';
import { PublishReleaseController } from './features/publish-release/publish-release.controller.js';
import { PublishReleaseHandler } from './features/publish-release/publish-release.handler.js';
import { PutReleaseFileController } from './features/put-release-file/put-release-file.controller.js';
import { PutReleaseFileHandler } from './features/put-release-file/put-release-file.handler.js';
import { SteerFrontController } from './features/steer-front/steer-front.controller.js';
import { SteerFrontHandler } from './features/steer-front/steer-front.handler.js';
import { Registry } from './persistence/registry.repository.js';
import { ReleaseShelf } from './persistence/release-shelf.js';

/** The registry, for the API: what the deploying teams talk to. */
@Module({
  imports: [CqrsModule],
  controllers: [PublishReleaseController, PutReleaseFileController, SteerFrontController, ListChannelsController],
  providers: [DeployToken, Registry, ReleaseShelf, PublishReleaseHandler, PutReleaseFileHandler, SteerFrontHandler],
})
export class FrontendsModule {}
