// Made by `npm run codegen` from packages/contracts/src/frontends/routes/releases.ts.
import type { ChannelStatusView, CollectReleasesDto, FrontSteered, ProtectReleaseDto, PublishReleaseDto, ReleaseProtected, ReleasePublished, ReleaseRecord, ReleasesCollected, SteerFrontDto } from '@northlight/contracts';
import type { Operation, Sent } from '../operation.js';

/** Publish a release of a front. */
export const publishRelease: Operation<{ body: Sent<PublishReleaseDto, 'frame' | 'links' | 'maps' | 'needs' | 'provides' | 'samples' | 'uses'> }, ReleasePublished> = { method: 'POST', path: '/api/fronts/releases' };

/** Upload one file of a release. */
export const putReleaseFile: Operation<{ params: { app: string | number; build: string | number; file: string | number }; body: Blob }, undefined> = { method: 'PUT', path: '/api/fronts/:app/releases/:build/files/:file' };

/** Show the record of a release. */
export const showRelease: Operation<{ params: { app: string | number; build: string | number } }, ReleaseRecord> = { method: 'GET', path: '/api/fronts/:app/releases/:build' };

/** List which release each front runs. */
export const listChannels: Operation<object, ChannelStatusView[]> = { method: 'GET', path: '/api/fronts' };

/** Promote or roll back a front. */
export const steerFront: Operation<{ params: { app: string | number }; body: Sent<SteerFrontDto, 'dryRun' | 'notVisited' | 'percent' | 'rampStepMinutes' | 'reason' | 'release' | 'retire' | 'together' | 'visited' | 'who'> }, FrontSteered> = { method: 'POST', path: '/api/fronts/:app/channel' };

/** Keep a release, or no longer. */
export const protectRelease: Operation<{ params: { app: string | number; build: string | number }; body: Sent<ProtectReleaseDto> }, ReleaseProtected> = { method: 'PUT', path: '/api/fronts/:app/releases/:build/protection' };

/** Throw away old releases. */
export const collectReleases: Operation<{ body: Sent<CollectReleasesDto, 'dryRun'> }, ReleasesCollected> = { method: 'POST', path: '/api/fronts/releases/collect' };
