import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { catchError, concatMap, defer, map, type Observable, of, throwError } from 'rxjs';
import { changesMade } from '../database/changes-made.js';
import { TableChanges } from '../database/table-changes.js';

/**
 * Answers a write that changed what shared answers are made of once no process gives the old ones any more: who hears
 * that it is done finds it done, whichever process is asked next (docs/adr/0047).
 */
@Injectable()
export class SettledWrites implements NestInterceptor {
  constructor(private readonly changes: TableChanges) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method } = context.switchToHttp().getRequest<Request>();
    if (method === 'GET' || method === 'HEAD') return next.handle();
    const before = changesMade();
    const settled = () => defer(() => (changesMade() === before ? of(undefined) : this.changes.settled()));
    return next.handle().pipe(
      catchError((error: unknown) => settled().pipe(concatMap(() => throwError(() => error)))),
      concatMap((answer: unknown) => settled().pipe(map(() => answer))),
    );
  }
}
