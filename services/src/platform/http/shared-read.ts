import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  Optional,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import { answerWith } from './encoded-answer.js';
import { JsonForms } from './json-forms.js';
import { ReplicaReads } from './replica-reads.js';
import { ResponseCache, type Source } from './response-cache.js';

const sourcesKey = 'http:sources';

/** Makes the answer of a shared read, and keeps it; processes that answer nobody have the rooms, too, and keep nothing. */
@Injectable()
export class AnswerKeeper implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    @Optional() @Inject(ResponseCache) private readonly cache?: ResponseCache,
    @Optional() @Inject(ReplicaReads) private readonly replicas?: ReplicaReads,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const [request, response] = context.getArgs<[Request, Response]>();
    const sources = this.reflector.get<readonly Source[]>(sourcesKey, context.getHandler());
    // before a replica is chosen: what changes from then on is not kept
    const keep = this.cache?.begin();
    const answer = this.replicas?.answer(request, next) ?? next.handle();
    return answer.pipe(
      mergeMap(async (value: unknown) => {
        const forms = JsonForms.of(value, request);
        await answerWith(forms, request, response);
        keep?.(request.originalUrl, { forms, sources, route: String(request.route?.path) });
        return value;
      }),
    );
  }
}

/**
 * A read that everybody shares: kept by caches, asked again every time. The ETag is the answer's hash, so a write is
 * visible to the next read of anybody, and an unchanged answer costs a 304 (docs/adr/0047).
 *
 * The API keeps the answer, too, as bytes, and gives it without looking at database or session, until one of its
 * sources changes (docs/adr/0047). So it must be made of nothing but these and the path: of no query, header, session or
 * clock. It is compressed from 1 kB on, and therefore must hold no secret.
 *
 * @param sources every table that the answer is read from; each tells of its changes (`notifyChange`)
 */
export const SharedRead = (...sources: readonly [Source, ...Source[]]) =>
  applyDecorators(SetMetadata(sourcesKey, sources), UseInterceptors(AnswerKeeper));

/** What the answer of a handler is made of; undefined where it is no shared read. */
export const sourcesOf = (handler: object): readonly Source[] | undefined => Reflect.getMetadata(sourcesKey, handler);
