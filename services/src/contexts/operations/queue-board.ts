import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { ErrorCode } from '@northlight/contracts';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { principalOf } from '../../platform/http/access.js';
import { errorMiddleware } from '../../platform/http/error-filter.js';
import { Refusal } from '../../platform/kernel/refusal.js';
import { QueueDesk } from '../../platform/queues/queue-desk.js';

const path = '/admin/queues';
const onlyLooks = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Bull Board, for admins and for who works as ops: every job of every queue, for when the page of the operators says
 * too little. Sessions and the refusal of other sites come before it; it opens the queues when somebody comes. It only
 * shows: what it removed would be handed over again by the outbox, and what it wrote would be on no record.
 */
export function serveQueueBoard(app: NestExpressApplication): void {
  let board: RequestHandler | undefined;
  app.use(path, (request: Request, response: Response, next: NextFunction) => {
    const refusal = refusalOf(request);
    if (refusal === 'NOT_SIGNED_IN' && request.get('accept')?.includes('text/html'))
      return response.redirect('/login?redirect=/admin/operations');
    if (refusal) return errorMiddleware(new Refusal(refusal), request, response, next);
    board ??= boardOf(app.get(QueueDesk, { strict: false }));
    return board(request, response, next);
  });
}

function refusalOf(request: Request): ErrorCode | undefined {
  const user = principalOf(request);
  if (!user) return 'NOT_SIGNED_IN';
  if (!user.isAdmin && !user.roles?.includes('ops')) return 'NOT_ALLOWED';
  return onlyLooks.has(request.method) ? undefined : 'BOARD_ONLY_SHOWS';
}

function boardOf(desk: QueueDesk): RequestHandler {
  const serverAdapter = new ExpressAdapter().setBasePath(path) as ExpressAdapter;
  createBullBoard({ queues: desk.all.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })), serverAdapter });
  return serverAdapter.getRouter() as RequestHandler;
}
