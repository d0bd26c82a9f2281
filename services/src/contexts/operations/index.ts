export { RetryFailed } from './features/retry-failed/retry-failed.handler.js';
export { SettleJob } from './features/settle-job/settle-job.handler.js';
export { ListFailedJobs } from './features/show-queues/show-queues.handler.js';
export { OperationsModule } from './operations.module.js';
export { serveQueueBoard } from './queue-board.js';
