import {
  type CallHandler,
  type ExecutionContext,
  HttpException,
  Inject,
  Injectable,
  type NestInterceptor,
  Optional,
} from '@nestjs/common';
import type { Request } from 'express';
import { Counter } from 'prom-client';
import { catchError, from, mergeMap, type Observable, tap, throwError } from 'rxjs';
import { readFrom } from '../database/reads-elsewhere.js';
import type { Replica } from '../database/replica.js';
import { Replicas } from '../database/replicas.js';
import { Refusal } from '../kernel/refusal.js';
import { ownPositionOf } from './own-position.js';
import { InvalidInput } from './validation.js';

const reads = new Counter({
  name: 'replica_reads_total',
  help: 'Requests that a replica may answer, by whether one did or the primary',
  labelNames: ['from'],
});

/**
 * Lets a replica answer where one shows what it has to, and the primary otherwise. What fails at a replica is read once more
 * from the primary. Only for handlers that write nothing, and remember nothing that decides.
 */
@Injectable()
export class ReplicaReads implements NestInterceptor {
  /** Processes that answer nobody have the rooms, too, and no replicas. */
  constructor(@Optional() @Inject(Replicas) private readonly replicas?: Replicas) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return this.answer(context.switchToHttp().getRequest<Request>(), next);
  }

  answer(request: Request, next: CallHandler): Observable<unknown> {
    if (!this.replicas?.areThere) return next.handle();
    return from(this.replicas.thatShow(ownPositionOf(request))).pipe(
      mergeMap((replica) => (replica ? fromReplica(replica, next) : fromPrimary(next))),
    );
  }
}

function fromReplica(replica: Replica, next: CallHandler): Observable<unknown> {
  return readFrom(replica.pool, () => next.handle()).pipe(
    tap(() => reads.inc({ from: 'replica' })),
    catchError((error: unknown) => {
      if (!isOfServer(error)) return throwError(() => error);
      if (isAway(error)) replica.markAway();
      return fromPrimary(next);
    }),
  );
}

/** What the primary would say, too, is not asked of it: a refusal, wrong input. */
const isOfServer = (error: unknown): boolean =>
  !(error instanceof Refusal || error instanceof InvalidInput || error instanceof HttpException);

/** A statement that failed says nothing of the server; a connection that was lost, or never made, does. */
const isAway = (error: unknown): boolean =>
  !/^(?!08|57P|53)[0-9A-Z]{5}$/.test(String((error as { code?: unknown }).code));

function fromPrimary(next: CallHandler): Observable<unknown> {
  reads.inc({ from: 'primary' });
  return next.handle();
}
