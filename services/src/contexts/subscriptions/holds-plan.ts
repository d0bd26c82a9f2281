import { Injectable } from '@nestjs/common';
import { localTimeOf, officeZone } from '../../platform/kernel/venue-time.js';
import { SubscribedPlans } from '../identity/index.js';
import { Memberships } from '../membership/index.js';
import { type Subscription } from './domain/subscription-state.js';

const dateOf = (instant: string): string => localTimeOf(new Date(instant), officeZone).date;

/** The plan of an account follows from what it pays. */
@Injectable()
export class HoldsPlan {
  constructor(
    private readonly plans: SubscribedPlans,
    private readonly memberships: Memberships,
  ) {}

  /** Gives the account what its subscription pays, or takes what it pays no more. Safe to repeat. */
  async follow(userId: number, { state, sold, paidUntil, graceUntil }: Subscription): Promise<void> {
    if (state === 'none' || state === 'started' || paidUntil === null) return;
    const guestPasses = (await this.memberships.bySlug(sold.plan))?.guestPasses ?? 0;
    // guard: a month that is not paid keeps its plan for the days of grace, and no longer
    const until = dateOf(state === 'past_due' ? (graceUntil ?? paidUntil) : paidUntil);
    await this.plans.hold(userId, { tier: sold.plan, until, paidUntil: dateOf(paidUntil), guestPasses });
  }
}
