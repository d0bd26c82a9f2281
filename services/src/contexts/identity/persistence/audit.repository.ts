import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/kernel/clock.js';
import { currentContext } from '../../../platform/observability/request-context.js';

/** What was done with the powers of an admin, or tried: one row each, never changed. */
@Injectable()
export class AuditRepository {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  async add(what: string, details: Readonly<Record<string, unknown>>): Promise<void> {
    const { actor = 'visitor', requestId } = currentContext() ?? {};
    await this.db.query('insert into identity.audit (at, who, what, details) values ($1, $2, $3, $4)', [
      this.clock.now(),
      actor,
      what,
      JSON.stringify({ ...details, requestId }),
    ]);
  }
}
