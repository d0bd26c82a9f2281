// Made by `npm run codegen` from packages/contracts/src/frontends/routes/console.ts.
import type { FrontChangeView, FrontErrorView, FrontSteered, FrontView, KeptReleaseView, OrderFrontDto, Page, PageDto } from '@northlight/contracts';
import type { Operation, Sent, SentQuery } from '../operation.js';

/** List what is live of each front. */
export const listFronts: Operation<object, FrontView[]> = { method: 'GET', path: '/api/admin/fronts' };

/** List who changed a front. */
export const listFrontChanges: Operation<{ params: { app: string | number }; query?: SentQuery<PageDto, 'cursor' | 'limit'> }, Page<FrontChangeView>> = { method: 'GET', path: '/api/admin/fronts/:app/history' };

/** List the releases of a front. */
export const listReleases: Operation<{ params: { app: string | number } }, KeptReleaseView[]> = { method: 'GET', path: '/api/admin/fronts/:app/releases' };

/** List what failed in browsers. */
export const listFrontErrors: Operation<{ params: { app: string | number } }, FrontErrorView[]> = { method: 'GET', path: '/api/admin/fronts/:app/errors' };

/** Promote, roll back or switch off a front. */
export const orderFront: Operation<{ params: { app: string | number }; body: Sent<OrderFrontDto, 'percent' | 'rampStepMinutes' | 'reason' | 'release' | 'retire'> }, FrontSteered> = { method: 'POST', path: '/api/admin/fronts/:app/channel' };
