export { OperationsModule } from './operations.module.js';
export { serveQueueBoard } from './queue-board.js';
