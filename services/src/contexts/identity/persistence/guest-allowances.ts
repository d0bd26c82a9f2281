import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Clock } from '../../../platform/kernel/clock.js';
import { type GuestAllowance, guestAllowance, type PlanWithPasses } from '../domain/guest-allowance.js';

/** What the plans of accounts give of guest passes. */
@Injectable()
export class GuestAllowances {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {}

  /** Undefined without a plan that runs. */
  async of(userId: number): Promise<GuestAllowance | undefined> {
    const { rows } = await this.pool.query<PlanWithPasses>(
      `select membership_tier as "membershipTier", subscription_status as "subscriptionStatus",
         subscription_end_date::text as "subscriptionEndDate", last_billing_date::text as "lastBillingDate",
         guest_passes_left as "guestPassesLeft" from identity.users where id = $1`,
      [userId],
    );
    return rows[0] && guestAllowance(rows[0], this.clock.now());
  }
}
