import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Principal } from '../../../platform/http/access.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { currentMeta } from '../../../platform/observability/request-context.js';
import { OrderPersons } from './order-persons.js';

/** An account, its e-mail, and whether its owner has shown that it is theirs. */
export type OrderClaimant = Pick<Principal, 'id' | 'email' | 'emailVerified'>;

/**
 * Puts what was ordered while nobody was signed in, or what the desk has put right to another e-mail since, with the account that has shown the
 * same e-mail to be its own (C23).
 */
@Injectable()
export class OrderClaims {
  constructor(
    private readonly pool: pg.Pool,
    private readonly persons: OrderPersons,
    private readonly clock: Clock,
  ) {}

  /** Run twice, it finds nothing the second time. An e-mail that anybody might have typed claims nothing. */
  async claimFor({ id, email, emailVerified }: OrderClaimant): Promise<void> {
    if (!email || !emailVerified) return;
    const { actor = 'visitor', requestId = null } = currentMeta();
    await this.pool.query(
      `with claimed as (
         update merchandise.orders set user_id = $1 where person_ref = any($2) and (user_id is null
           or (user_id <> $1 and exists (select from merchandise.persons
             where ref = person_ref and email_corrected_at is not null))) returning id
       )
       insert into merchandise.order_changes (order_id, what, who, request_id, at)
       select id, 'claimed', $3, $4, $5 from claimed`,
      [id, await this.persons.refsOf(email), actor, requestId, this.clock.now()],
    );
  }
}
