import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CollectReleasesHandler } from './features/collect-releases/collect-releases.handler.js';
import { SteerFrontHandler } from './features/steer-front/steer-front.handler.js';
import { CandidateJudge } from './jobs/candidate-judge.js';
import { CandidateWatch } from './jobs/candidate-watch.js';
import { ReleasesProcessor } from './jobs/releases.processor.js';
import { OldReleases } from './persistence/old-releases.js';
import { RegisteredFronts } from './persistence/registered-fronts.js';
import { Registry } from './persistence/registry.repository.js';
import { ReleaseFigures } from './persistence/release-figures.js';
import { ReleaseReports } from './persistence/release-reports.js';
import { releaseStore } from './persistence/release-stores.js';
import { SmokeVisits } from './persistence/smoke-visits.js';
import { SourceMaps } from './persistence/source-maps.js';
import { releasesQueue } from './queues/releases.queue.js';

const judging = [CandidateJudge, CandidateWatch, RegisteredFronts, Registry, ReleaseFigures, SteerFrontHandler];

/** Candidates are judged, and old releases thrown away. */
@Module({
  imports: [BullModule.registerQueue({ name: releasesQueue.name }), CqrsModule],
  providers: [
    ...[ReleasesProcessor, CollectReleasesHandler, OldReleases, ReleaseReports, releaseStore, SmokeVisits, SourceMaps],
    ...judging,
  ],
})
export class FrontendsWorker {}
