import { Injectable, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { dueIn, RetentionTerms } from './retention-terms.js';

/** What staff did goes after years. */
@Injectable()
export class AuditTerm implements OnModuleInit {
  constructor(
    private readonly pool: pg.Pool,
    private readonly terms: RetentionTerms,
  ) {}

  onModuleInit(): void {
    this.terms.add({
      kind: 'audit',
      due: dueIn(this.pool, 'select id::text as key, at as since from log.audit where at < $1'),
      forget: (ids) => this.pool.query('delete from log.audit where id = any($1::bigint[])', [ids]),
    });
  }
}
