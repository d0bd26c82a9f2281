import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { AccountNames } from '../identity/index.js';
import { DeployToken } from './deploy-token.js';
import { CollectReleasesController } from './features/collect-releases/collect-releases.controller.js';
import { CollectReleasesHandler } from './features/collect-releases/collect-releases.handler.js';
import { IssueDeployTokenController } from './features/issue-deploy-token/issue-deploy-token.controller.js';
import { IssueDeployTokenHandler } from './features/issue-deploy-token/issue-deploy-token.handler.js';
import { ListChannelsController } from './features/list-channels/list-channels.controller.js';
import { ListDeployTokensController } from './features/list-deploy-tokens/list-deploy-tokens.controller.js';
import { ListFrontChangesController } from './features/list-front-changes/list-front-changes.controller.js';
import { ListFrontErrorsController } from './features/list-front-errors/list-front-errors.controller.js';
import { ListFrontsController } from './features/list-fronts/list-fronts.controller.js';
import { ListFrontsHandler } from './features/list-fronts/list-fronts.handler.js';
import { ListReleasesController } from './features/list-releases/list-releases.controller.js';
import { ProtectReleaseController } from './features/protect-release/protect-release.controller.js';
import { ProtectReleaseHandler } from './features/protect-release/protect-release.handler.js';
import { PublishReleaseController } from './features/publish-release/publish-release.controller.js';
import { PublishReleaseHandler } from './features/publish-release/publish-release.handler.js';
import { PutReleaseFileController } from './features/put-release-file/put-release-file.controller.js';
import { PutReleaseFileHandler } from './features/put-release-file/put-release-file.handler.js';
import { RegisterFrontController } from './features/register-front/register-front.controller.js';
import { RegisterFrontHandler } from './features/register-front/register-front.handler.js';
import { ReportBuffer } from './features/report-releases/report-buffer.js';
import { ReportReleasesController } from './features/report-releases/report-releases.controller.js';
import { ReportReleasesHandler } from './features/report-releases/report-releases.handler.js';
import { RevokeDeployTokenController } from './features/revoke-deploy-token/revoke-deploy-token.controller.js';
import { RevokeDeployTokenHandler } from './features/revoke-deploy-token/revoke-deploy-token.handler.js';
import { RotateDeployTokenController } from './features/rotate-deploy-token/rotate-deploy-token.controller.js';
import { RotateDeployTokenHandler } from './features/rotate-deploy-token/rotate-deploy-token.handler.js';
import { ShowReleaseController } from './features/show-release/show-release.controller.js';
import { OrderFrontController } from './features/steer-front/order-front.controller.js';
import { SteerFrontController } from './features/steer-front/steer-front.controller.js';
import { SteerFrontHandler } from './features/steer-front/steer-front.handler.js';
import { ChannelStatus } from './persistence/channel-status.js';
import { DeployTokens } from './persistence/deploy-tokens.js';
import { FrontFigures } from './persistence/front-figures.js';
import { FrontHistory } from './persistence/front-history.js';
import { KeptReleases } from './persistence/kept-releases.js';
import { OldReleases } from './persistence/old-releases.js';
import { RegisteredFronts } from './persistence/registered-fronts.js';
import { Registry } from './persistence/registry.repository.js';
import { ReleaseErrors } from './persistence/release-errors.js';
import { ReleaseFigures } from './persistence/release-figures.js';
import { ReleaseReports } from './persistence/release-reports.js';
import { ReleaseShelf } from './persistence/release-shelf.js';
import { releaseStore } from './persistence/release-stores.js';
import { SmokeVisits } from './persistence/smoke-visits.js';
import { SourceMaps } from './persistence/source-maps.js';
import { PreviewsModule } from './previews.module.js';

const releases = [
  CollectReleasesController,
  ListChannelsController,
  ProtectReleaseController,
  PublishReleaseController,
  PutReleaseFileController,
  ReportReleasesController,
  ShowReleaseController,
  SteerFrontController,
];
const tokens = [
  IssueDeployTokenController,
  ListDeployTokensController,
  RegisterFrontController,
  RevokeDeployTokenController,
  RotateDeployTokenController,
];
const forPeople = [
  ListFrontChangesController,
  ListFrontErrorsController,
  ListFrontsController,
  ListReleasesController,
  OrderFrontController,
];
const commands = [
  ...[CollectReleasesHandler, ProtectReleaseHandler, PublishReleaseHandler, PutReleaseFileHandler, SteerFrontHandler],
  ...[IssueDeployTokenHandler, RegisterFrontHandler, RevokeDeployTokenHandler, RotateDeployTokenHandler],
];

const reports = [ChannelStatus, ReleaseFigures, ReleaseReports, ReportBuffer, ReportReleasesHandler];
const readers = [AccountNames, FrontFigures, FrontHistory, KeptReleases, ListFrontsHandler, ReleaseErrors];

/** The registry, for the API: what the deploying teams talk to. */
@Module({
  imports: [CqrsModule, LimitsModule, PreviewsModule],
  controllers: [...tokens, ...releases, ...forPeople],
  providers: [
    DeployToken,
    DeployTokens,
    OldReleases,
    RegisteredFronts,
    Registry,
    ReleaseShelf,
    releaseStore,
    SmokeVisits,
    SourceMaps,
    ...reports,
    ...commands,
    ...readers,
  ],
})
export class FrontendsModule {}
