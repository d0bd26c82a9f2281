import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import pg from 'pg';
import { noteChange } from '../../platform/audit/note-change.js';
import { principalOf } from '../../platform/http/access.js';
import { errorMiddleware } from '../../platform/http/error-filter.js';
import { Clock } from '../../platform/kernel/clock.js';
import { Refusal } from '../../platform/kernel/refusal.js';
import { QueueDesk } from '../../platform/queues/queue-desk.js';

const path = '/admin/queues';
const onlyLooks = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Bull Board, for admins and for who works as ops: every job of every queue, for when the page of the operators says
 * too little. Sessions and the refusal of other sites come before it; it opens the queues when somebody comes.
 */
export function serveQueueBoard(app: NestExpressApplication): void {
  let board: RequestHandler | undefined;
  app.use(path, (request: Request, response: Response, next: NextFunction) => {
    const refusal = refusalOf(request);
    if (refusal === 'NOT_SIGNED_IN' && request.get('accept')?.includes('text/html'))
      return response.redirect('/login?redirect=/admin/operations');
    if (refusal) return errorMiddleware(new Refusal(refusal), request, response, next);
    board ??= boardOf(app.get(QueueDesk, { strict: false }));
    const show = board;
    if (onlyLooks.has(request.method)) return show(request, response, next);
    return noteAct(app, request).then(() => show(request, response, next), next);
  });
}

/** Whatever is asked of the board: by its path, before it is done, and also when nothing comes of it. */
function noteAct(app: NestExpressApplication, { method, path: address }: Request): Promise<void> {
  const [, queue = 'all'] = /^\/api\/queues\/([\w-]+)/.exec(address) ?? [];
  return noteChange(app.get(pg.Pool, { strict: false }), {
    ...{ room: 'operations', what: 'asked of the board', at: app.get(Clock, { strict: false }).now() },
    ...{ subject: { kind: 'queue', id: queue }, new: { method, address } },
  });
}

function refusalOf(request: Request): 'NOT_SIGNED_IN' | 'NOT_ALLOWED' | undefined {
  const user = principalOf(request);
  if (!user) return 'NOT_SIGNED_IN';
  return user.isAdmin || user.roles?.includes('ops') ? undefined : 'NOT_ALLOWED';
}

function boardOf(desk: QueueDesk): RequestHandler {
  const serverAdapter = new ExpressAdapter().setBasePath(path) as ExpressAdapter;
  createBullBoard({ queues: desk.all.map((queue) => new BullMQAdapter(queue)), serverAdapter });
  return serverAdapter.getRouter() as RequestHandler;
}
