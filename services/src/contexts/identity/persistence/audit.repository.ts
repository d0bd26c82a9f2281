import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/kernel/clock.js';
import { currentContext } from '../../../platform/observability/request-context.js';

/** What was done with the powers of an admin, or tried: one row each, never changed. */
@Injectable()
export class AuditRepository {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @param db the transaction of what was done, where there is one */
  async add(
    what: string,
    details: Readonly<Record<string, unknown>>,
    db: Pick<EntityManager, 'query'> = this.db,
  ): Promise<void> {
    const { actor = 'visitor', requestId } = currentContext() ?? {};
    await db.query('insert into identity.audit (at, who, what, details) values ($1, $2, $3, $4)', [
      this.clock.now(),
      actor,
      what,
      JSON.stringify({ ...details, requestId }),
    ]);
  }
}
