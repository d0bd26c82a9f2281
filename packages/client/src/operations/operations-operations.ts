// Made by `npm run codegen` from packages/contracts/src/operations/routes/operations.ts.
import type { AuditEntryView, FailedJobView, OutboxView, Page, QueuesView, ReplayParkedDto, RetentionView, RetriedView, SearchAuditDto } from '@northlight/contracts';
import type { Operation, Sent, SentQuery } from '../operation.js';

/** Run parked events again. */
export const replayParked: Operation<{ body: Sent<ReplayParkedDto, 'ledger' | 'position'> }, { streams: number }> = { method: 'POST', path: '/api/admin/outbox/replay' };

/** Run all failed jobs of a queue again. */
export const retryFailedJobs: Operation<{ params: { name: string | number }; body?: object }, RetriedView> = { method: 'POST', path: '/api/admin/queues/:name/retry' };

/** Search the record of what staff did. */
export const searchAudit: Operation<{ query?: SentQuery<SearchAuditDto, 'cursor' | 'from' | 'limit' | 'room' | 'subject' | 'text' | 'to' | 'who'> }, Page<AuditEntryView>> = { method: 'GET', path: '/api/admin/audit' };

/** Run a failed job again. */
export const retryJob: Operation<{ params: { name: string | number; id: string | number }; body?: object }, undefined> = { method: 'POST', path: '/api/admin/queues/:name/jobs/:id/retry' };

/** Discard a failed job. */
export const discardJob: Operation<{ params: { name: string | number; id: string | number }; body?: object }, undefined> = { method: 'DELETE', path: '/api/admin/queues/:name/jobs/:id' };

/** Show what waits between the log and the queues. */
export const showOutbox: Operation<object, OutboxView> = { method: 'GET', path: '/api/admin/outbox' };

/** Show the queues. */
export const showQueues: Operation<object, QueuesView> = { method: 'GET', path: '/api/admin/queues' };

/** List the failed jobs of a queue. */
export const listFailedJobs: Operation<{ params: { name: string | number } }, FailedJobView[]> = { method: 'GET', path: '/api/admin/queues/:name/failed' };

/** Show what is due to be forgotten. */
export const showRetention: Operation<object, RetentionView> = { method: 'GET', path: '/api/admin/retention' };

/** Pause a queue. */
export const pauseQueue: Operation<{ params: { name: string | number }; body?: object }, undefined> = { method: 'POST', path: '/api/admin/queues/:name/pause' };

/** Resume a queue. */
export const resumeQueue: Operation<{ params: { name: string | number }; body?: object }, undefined> = { method: 'POST', path: '/api/admin/queues/:name/resume' };
