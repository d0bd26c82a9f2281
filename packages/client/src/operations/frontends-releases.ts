// Made by `npm run codegen` from packages/contracts/src/frontends/routes/releases.ts.
import type { ChannelView, FrontSteered, PublishReleaseDto, ReleasePublished, SteerFrontDto } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Publish a release of a front. */
export const publishRelease = /* @__PURE__ */ operation<{ body: Sent<PublishReleaseDto> }, ReleasePublished>('POST', '/api/fronts/releases');

/** Upload one file of a release. */
export const putReleaseFile = /* @__PURE__ */ operation<{ params: { app: string | number; build: string | number; file: string | number }; body?: object }, undefined>('PUT', '/api/fronts/:app/releases/:build/files/:file');

/** List which release each front runs. */
export const listChannels = /* @__PURE__ */ operation<object, ChannelView[]>('GET', '/api/fronts');

/** Promote or roll back a front. */
export const steerFront = /* @__PURE__ */ operation<{ params: { app: string | number }; body: Sent<SteerFrontDto> }, FrontSteered>('POST', '/api/fronts/:app/channel');
