// Made by `npm run codegen` from packages/contracts/src/operations/routes/operations.ts.
import type { AuditEntryView, FailedJobView, OutboxView, Page, QueuesView, ReplayParkedDto, RetentionView, RetriedView, SearchAuditDto } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Run parked events again. */
export const replayParked = /* @__PURE__ */ operation<{ body: Sent<ReplayParkedDto> }, { streams: number }>('POST', '/api/admin/outbox/replay');

/** Run all failed jobs of a queue again. */
export const retryFailedJobs = /* @__PURE__ */ operation<{ params: { name: string | number }; body?: object }, RetriedView>('POST', '/api/admin/queues/:name/retry');

/** Search the record of what staff did. */
export const searchAudit = /* @__PURE__ */ operation<{ query?: Partial<Sent<SearchAuditDto>> }, Page<AuditEntryView>>('GET', '/api/admin/audit');

/** Run a failed job again. */
export const retryJob = /* @__PURE__ */ operation<{ params: { name: string | number; id: string | number }; body?: object }, undefined>('POST', '/api/admin/queues/:name/jobs/:id/retry');

/** Discard a failed job. */
export const discardJob = /* @__PURE__ */ operation<{ params: { name: string | number; id: string | number }; body?: object }, undefined>('DELETE', '/api/admin/queues/:name/jobs/:id');

/** Show what waits between the log and the queues. */
export const showOutbox = /* @__PURE__ */ operation<object, OutboxView>('GET', '/api/admin/outbox');

/** Show the queues. */
export const showQueues = /* @__PURE__ */ operation<object, QueuesView>('GET', '/api/admin/queues');

/** List the failed jobs of a queue. */
export const listFailedJobs = /* @__PURE__ */ operation<{ params: { name: string | number } }, FailedJobView[]>('GET', '/api/admin/queues/:name/failed');

/** Show what is due to be forgotten. */
export const showRetention = /* @__PURE__ */ operation<object, RetentionView>('GET', '/api/admin/retention');

/** Pause a queue. */
export const pauseQueue = /* @__PURE__ */ operation<{ params: { name: string | number }; body?: object }, undefined>('POST', '/api/admin/queues/:name/pause');

/** Resume a queue. */
export const resumeQueue = /* @__PURE__ */ operation<{ params: { name: string | number }; body?: object }, undefined>('POST', '/api/admin/queues/:name/resume');
