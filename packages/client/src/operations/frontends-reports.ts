// Made by `npm run codegen` from packages/contracts/src/frontends/routes/reports.ts.
import type { ReportReleasesDto } from '@northlight/contracts';
import type { Operation, Sent } from '../operation.js';

/** Report how the releases of a page do. */
export const reportReleases: Operation<{ body: Sent<ReportReleasesDto> }, undefined> = { method: 'POST', path: '/api/fronts/reports' };
