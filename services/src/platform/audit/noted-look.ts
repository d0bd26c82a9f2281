import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { AuditRoom } from '@northlight/contracts';
import type { Request } from 'express';
import pg from 'pg';
import { concatMap, type Observable } from 'rxjs';
import { Clock } from '../kernel/clock.js';
import { currentContext } from '../observability/request-context.js';
import { noteChange } from './note-change.js';

/** What staff looks at. */
interface Look {
  readonly room: AuditRoom;
  /** The kind of things that were looked for: 'bookings', 'users'. */
  readonly kind: string;
  readonly what: 'exported' | 'searched';
}

const lookOf = 'look';
/** Fields of a query that are words somebody typed. */
const typed = ['search', 'q'];

/**
 * Notes the look after it was answered, by the names of the fields that were asked for and none of their words. A page
 * says what is typed while it is typed: searches of one account for one kind are noted once a minute.
 */
@Injectable()
class LookNoter implements NestInterceptor {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const look = this.reflector.get<Look>(lookOf, context.getHandler());
    const { query } = context.switchToHttp().getRequest<Request>();
    const filters = Object.keys(query).filter((field) => query[field]);
    const isNoted = look.what === 'exported' || typed.some((field) => filters.includes(field));
    if (!isNoted) return next.handle();
    return next.handle().pipe(concatMap((answer: unknown) => this.note(look, filters).then(() => answer)));
  }

  private async note({ room, kind, what }: Look, filters: readonly string[]): Promise<void> {
    const at = this.clock.now();
    if (what === 'searched' && (await this.isNoted(kind, at))) return;
    const by = filters.filter((field) => !['limit', 'cursor'].includes(field)).sort();
    await noteChange(this.pool, { room, what, at, subject: { kind, id: 'all', name: '' }, new: { by } });
  }

  private async isNoted(kind: string, at: Date): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `select from log.audit where at > $1::timestamptz - interval '1 minute' and who_id = $2
         and what = 'searched' and subject_kind = $3 limit 1`,
      [at, currentContext()?.who?.id ?? null, kind],
    );
    return rowCount === 1;
  }
}

/** For a route by which staff searches persons, or takes a file of them along: who did is on record, not whom they looked for. */
export const NotedLook = (look: Look): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(lookOf, look), UseInterceptors(LookNoter));
