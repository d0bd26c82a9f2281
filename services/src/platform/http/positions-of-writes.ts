import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { catchError, concatMap, from, map, type Observable, throwError } from 'rxjs';
import { ONLY_PRIMARY } from '../database/log-position.js';
import { Replicas } from '../database/replicas.js';
import { keepOwnPosition } from './own-position.js';

/** Gives whoever wrote something the position of the log behind it: no replica that is older answers him from then on. */
@Injectable()
export class PositionsOfWrites implements NestInterceptor {
  constructor(private readonly replicas: Replicas) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!this.replicas.areThere || request.method === 'GET' || request.method === 'HEAD') return next.handle();
    const noted = () => from(this.note(request));
    return next.handle().pipe(
      catchError((error: unknown) => noted().pipe(concatMap(() => throwError(() => error)))),
      concatMap((answer: unknown) => noted().pipe(map(() => answer))),
    );
  }

  /** A write whose position cannot be learned is shown by the primary alone. */
  private async note(request: Request): Promise<void> {
    keepOwnPosition(request, await this.replicas.position().catch(() => ONLY_PRIMARY));
  }
}
