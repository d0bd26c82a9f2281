import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { noteChange } from '../../../platform/audit/note-change.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { granted, heldPlan } from '../domain/plan.js';
import { aboutUser } from './about-user.js';
import { UserRow } from './user.row.js';

/** A plan that is paid by the month. Dates are yyyy-MM-dd. */
export interface SubscribedPlan {
  readonly tier: string;
  /** The last day of the plan, with the days of grace. */
  readonly until: string;
  /** Up to which day the last month is paid: it tells a new month from one that is known. */
  readonly paidUntil: string;
  readonly guestPasses: number;
}

/** Plans of accounts as far as they follow from what is paid online. */
@Injectable()
export class SubscribedPlans {
  private readonly payers: ((userId: number) => Promise<boolean>)[] = [];

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Tells of a room in which somebody may pay their plan by themselves. */
  onPaid(isPaid: (userId: number) => Promise<boolean>): void {
    this.payers.push(isPaid);
  }

  /** What somebody pays by themselves is not an admin's to give or to take. @throws {Refusal} PLAN_IS_PAID */
  async mustNotBePaid(userId: number): Promise<void> {
    const answers = await Promise.all(this.payers.map((isPaid) => isPaid(userId)));
    // guard: a plan that is paid online is not taken by hand
    if (answers.includes(true)) throw new Refusal('PLAN_IS_PAID');
  }

  /** The account has this plan from now on; guest passes are those of each new month. Safe to repeat; audited where it changes something. */
  hold(userId: number, { tier, until, paidUntil, guestPasses }: SubscribedPlan): Promise<void> {
    return this.db.transaction(async (db) => {
      const before = await db.findOne(UserRow, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
      if (!before) return; // the account was deleted meanwhile
      const at = this.clock.now();
      const isSameMonth = before.lastBillingDate === paidUntil && before.membershipTier === tier;
      const guestPassesLeft = isSameMonth ? before.guestPassesLeft : guestPasses;
      const plan = granted(before, { tier, until, guestPassesLeft }, at);
      const [old, now] = [heldPlan(before, at), heldPlan(plan, at)];
      if (isSameMonth && JSON.stringify(old) === JSON.stringify(now)) return;
      await db.update(UserRow, { id: userId }, { ...plan, lastBillingDate: paidUntil });
      await noteChange(db, { ...aboutUser(before), what: 'plan changed', at, old, new: now });
    });
  }
}
