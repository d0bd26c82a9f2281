import { Injectable } from '@nestjs/common';
import type { Work } from '@northlight/event-store';
import { isStaff, type Principal } from '../../../platform/http/access.js';
import { Memberships } from '../../membership/index.js';
import { anyHours } from '../domain/slot/opening.js';
import { slot } from '../domain/slot/slot.js';
import { slotStream } from '../domain/slot/slot-id.js';

/** Who asks for seats, as far as it matters for a slot that is not open to everybody yet. */
export interface SeatSeeker {
  /** The slug of their plan, where they have one that runs. */
  readonly plan?: string | undefined;
  /** Staff act for whoever stands before them. */
  readonly byStaff?: boolean | undefined;
}

/** Whoever asks for more seats, or others, of a booking that is there. */
export const seekerOf = (user: Principal | undefined): SeatSeeker => ({ plan: user?.plan, byStaff: isStaff(user) });

/** How long before its opening a slot may be booked, and by whom. */
@Injectable()
export class PriorityHours {
  constructor(private readonly memberships: Memberships) {}

  /** Hours, for a decision on the seats of a slot at an instant. Plans are read only for slots that are to open yet. */
  of(work: Work, slotId: string, { plan, byStaff, at }: SeatSeeker & { readonly at: Date }): number {
    if (byStaff) return anyHours;
    const { opensAt } = work.load(slot, slotStream(slotId));
    // guard: only a plan that runs opens slots earlier
    if (opensAt === null || plan === undefined || new Date(opensAt) <= at) return 0;
    return work.ask(this.ofPlan, plan);
  }

  private readonly ofPlan = async (plan: string): Promise<number> =>
    (await this.memberships.bySlug(plan))?.priorityBookingHours ?? 0;
}
