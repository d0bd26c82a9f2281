import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { DeployToken } from './deploy-token.js';
import { CollectReleasesController } from './features/collect-releases/collect-releases.controller.js';
import { CollectReleasesHandler } from './features/collect-releases/collect-releases.handler.js';
import { IssueDeployTokenController } from './features/issue-deploy-token/issue-deploy-token.controller.js';
import { IssueDeployTokenHandler } from './features/issue-deploy-token/issue-deploy-token.handler.js';
import { ListChannelsController } from './features/list-channels/list-channels.controller.js';
import { ListDeployTokensController } from './features/list-deploy-tokens/list-deploy-tokens.controller.js';
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
import { SteerFrontController } from './features/steer-front/steer-front.controller.js';
import { SteerFrontHandler } from './features/steer-front/steer-front.handler.js';
import { FrontendsConsoleModule } from './frontends-console.module.js';
import { FrontendsPreviewsModule } from './frontends-previews.module.js';
import { ChannelStatus } from './persistence/channel-status.js';
import { DeployTokens } from './persistence/deploy-tokens.js';
import { OldReleases } from './persistence/old-releases.js';
import { RegisteredFronts } from './persistence/registered-fronts.js';
import { Registry } from './persistence/registry.repository.js';
import { ReleaseFigures } from './persistence/release-figures.js';
import { ReleaseReports } from './persistence/release-reports.js';
import { ReleaseShelf } from './persistence/release-shelf.js';
import { releaseStore } from './persistence/release-stores.js';
import { SmokeVisits } from './persistence/smoke-visits.js';

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
const commands = [
  ...[CollectReleasesHandler, ProtectReleaseHandler, PublishReleaseHandler, PutReleaseFileHandler, SteerFrontHandler],
  ...[IssueDeployTokenHandler, RegisterFrontHandler, RevokeDeployTokenHandler, RotateDeployTokenHandler],
];

const reports = [ChannelStatus, ReleaseFigures, ReleaseReports, ReportBuffer, ReportReleasesHandler];

/** The registry, for the API: what the deploying teams talk to. */
@Module({
  imports: [CqrsModule, FrontendsConsoleModule, FrontendsPreviewsModule, LimitsModule],
  controllers: [...tokens, ...releases],
  providers: [
    DeployToken,
    DeployTokens,
    OldReleases,
    RegisteredFronts,
    Registry,
    ReleaseShelf,
    releaseStore,
    SmokeVisits,
    ...reports,
    ...commands,
  ],
})
export class FrontendsModule {}
