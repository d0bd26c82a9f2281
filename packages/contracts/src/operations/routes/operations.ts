import { type Page } from '../../page.js';
import { noContent, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import { type AuditEntryView, SearchAuditDto } from '../audit.dto.js';
import * as auditExamples from '../examples/audit.js';
import * as examples from '../examples/operations.js';
import {
  type FailedJobView,
  type OutboxView,
  QueueJobDto,
  QueueNameDto,
  type QueuesView,
  ReplayParkedDto,
  type RetentionView,
  type RetriedView,
} from '../operations-views.js';

export const operationsRoutes = routeGroup('Operations', {
  replayParked: route('POST /api/admin/outbox/replay', {
    summary: 'Run parked events again',
    access: ['ops'],
    body: ReplayParkedDto,
    answer: ok<{ streams: number }>('Of how many streams the worker will take parked events again.'),
    refuses: ['NOTHING_PARKED'],
    example: { body: examples.replayParked, answer: examples.replayed },
  }),
  retryFailedJobs: route('POST /api/admin/queues/:name/retry', {
    summary: 'Run all failed jobs of a queue again',
    access: ['ops'],
    params: QueueNameDto,
    answer: ok<RetriedView>(
      'How many failed jobs wait for a worker again, at most five hundred, and how many are left.',
    ),
    refuses: ['QUEUE_NOT_FOUND', 'NOTHING_FAILED', 'QUEUES_AWAY'],
    example: { params: { name: 'mail' }, answer: examples.retried },
  }),
  searchAudit: route('GET /api/admin/audit', {
    summary: 'Search the record of what staff did',
    importance: 'report',
    access: ['admin'],
    query: SearchAuditDto,
    answer: ok<Page<AuditEntryView>>('Who changed what, from what to what, the newest first.'),
    example: { query: auditExamples.searchAudit, answer: auditExamples.entries },
  }),
  retryJob: route('POST /api/admin/queues/:name/jobs/:id/retry', {
    summary: 'Run a failed job again',
    access: ['ops'],
    params: QueueJobDto,
    answer: noContent('The job waits for a worker again, with all its tries.'),
    refuses: ['QUEUE_NOT_FOUND', 'JOB_NOT_FAILED', 'QUEUES_AWAY'],
    example: { params: { name: 'mail', id: examples.jobId } },
  }),
  discardJob: route('DELETE /api/admin/queues/:name/jobs/:id', {
    summary: 'Discard a failed job',
    access: ['ops'],
    params: QueueJobDto,
    answer: noContent('The job is given up, in its queue and in the outbox.'),
    refuses: ['QUEUE_NOT_FOUND', 'JOB_NOT_FAILED', 'QUEUES_AWAY'],
    example: { params: { name: 'mail', id: examples.jobId } },
  }),
  showOutbox: route('GET /api/admin/outbox', {
    summary: 'Show what waits between the log and the queues',
    access: ['ops'],
    answer: ok<OutboxView>('Jobs without effect, who follows the log and how far behind, and parked events.'),
    example: { answer: examples.outbox },
  }),
  showQueues: route('GET /api/admin/queues', {
    summary: 'Show the queues',
    access: ['ops'],
    answer: ok<QueuesView>('How each queue stands.'),
    refuses: ['QUEUES_AWAY'],
    example: { answer: examples.queues },
  }),
  listFailedJobs: route('GET /api/admin/queues/:name/failed', {
    summary: 'List the failed jobs of a queue',
    access: ['ops'],
    params: QueueNameDto,
    answer: ok<FailedJobView[]>('The latest fifty jobs whose tries have all failed.'),
    refuses: ['QUEUE_NOT_FOUND', 'QUEUES_AWAY'],
    example: { params: { name: 'mail' }, answer: examples.failedJobs },
  }),
  showRetention: route('GET /api/admin/retention', {
    summary: 'Show what is due to be forgotten',
    access: ['ops'],
    answer: ok<RetentionView>('How long each kind of personal data is kept, and what of it is past its term.'),
    example: { answer: examples.retention },
  }),
  pauseQueue: route('POST /api/admin/queues/:name/pause', {
    summary: 'Pause a queue',
    access: ['ops'],
    params: QueueNameDto,
    answer: noContent('No job of it begins any more; those that run come to their end.'),
    refuses: ['QUEUE_NOT_FOUND', 'QUEUES_AWAY'],
    example: { params: { name: 'mail' } },
  }),
  resumeQueue: route('POST /api/admin/queues/:name/resume', {
    summary: 'Resume a queue',
    access: ['ops'],
    params: QueueNameDto,
    answer: noContent('Its jobs begin again.'),
    refuses: ['QUEUE_NOT_FOUND', 'QUEUES_AWAY'],
    example: { params: { name: 'mail' } },
  }),
});
