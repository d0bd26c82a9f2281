import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type GrantPlanDto, type ManagedUserView, noPlan } from '@northlight/contracts';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { dateInWords } from '../../../../../platform/kernel/venue-time.js';
import { Memberships } from '../../../../membership/index.js';
import { earliestToday, granted, latestEnd, withoutPlan } from '../../../domain/plan.js';
import { ManagedUsers, type PlanAfter } from '../../../persistence/managed-users.js';
import { SubscribedPlans } from '../../../persistence/subscribed-plans.js';

/** An admin gives somebody a plan, renews it, or ends it: what is not paid online (G8). */
export class GrantPlan extends Command<ManagedUserView> {
  constructor(
    readonly userId: number,
    readonly input: GrantPlanDto,
  ) {
    super();
  }
}

@CommandHandler(GrantPlan)
export class GrantPlanHandler implements ICommandHandler<GrantPlan> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly users: ManagedUsers,
    private readonly memberships: Memberships,
    private readonly clock: Clock,
    private readonly paid: SubscribedPlans,
  ) {}

  /** Safe to repeat. @throws {Refusal} USER_NOT_FOUND, MEMBERSHIP_NOT_FOUND, PLAN_ENDS_EARLY, PLAN_ENDS_LATE, PLAN_IS_PAID */
  async execute({ userId, input }: GrantPlan): Promise<ManagedUserView> {
    await this.paid.mustNotBePaid(userId);
    return this.users.hold(userId, (db) => this.planOf(input, db));
  }

  /** A plan that is deleted at the same moment is either gone by now, or stays, since it is held. */
  private async planOf({ tier, until = '', guestPassesLeft = 0 }: GrantPlanDto, db: EntityManager): Promise<PlanAfter> {
    if (tier === noPlan) return () => withoutPlan;
    if (!(await this.memberships.stays(tier, db))) throw new Refusal('MEMBERSHIP_NOT_FOUND');
    const now = this.clock.now();
    const earliest = earliestToday(now);
    const latest = latestEnd(now);
    if (until < earliest) throw new Refusal('PLAN_ENDS_EARLY', { earliest: dateInWords(earliest) });
    if (until > latest) throw new Refusal('PLAN_ENDS_LATE', { latest: dateInWords(latest) });
    return (before) => granted(before, { tier, until, guestPassesLeft }, now);
  }
}
