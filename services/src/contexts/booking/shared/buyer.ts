import { Injectable } from '@nestjs/common';
import type { MembershipView, TicketType } from '@northlight/contracts';
import { Settings } from '../../../platform/config/settings.js';
import { isStaff, type Principal } from '../../../platform/http/access.js';
import {
  aDay,
  anHour,
  type Consumption,
  consumptionOf,
  isCounted,
  type Limit,
  type LimitsPerVisitor,
  type Visitor,
} from '../../../platform/kernel/limit.js';
import { nameKey } from '../../../platform/kernel/name-key.js';
import { networkOf } from '../../../platform/kernel/network-of.js';
import { RateLimiter, type Standing, type Used } from '../../../platform/limits/rate-limiter.js';
import { logger } from '../../../platform/observability/logger.js';
import { type Person, presentEmails } from '../../../platform/privacy/person.js';
import type { Memberships } from '../../membership/index.js';
import type { SeatSeeker } from './priority-hours.js';

/** Whose a booking is, under which plan it is sold, and whether staff ask for it. */
export interface Buyer extends SeatSeeker {
  readonly userId: number | null;
}

/**
 * What the staff book for somebody else is not theirs, and not at the price of their plan: its customer may claim it by
 * their e-mail (C23).
 */
export function buyerOf(user: Principal | undefined, customerEmail: string | undefined): Buyer {
  const byStaff = isStaff(user);
  const isForOthers = user && byStaff && nameKey(customerEmail ?? '') !== nameKey(user.email ?? '');
  // guard: the staff do not sell to others at the price of their own plan
  const buyer = !user || isForOthers ? { userId: null } : { userId: user.id, plan: user.plan };
  return byStaff ? { ...buyer, byStaff } : buyer;
}

/** Somebody of whom counts what they take; undefined for the staff, who act for others. */
export const visitorAt = (
  address: string | undefined,
  user: Principal | undefined,
  email: string,
): Visitor | undefined => (isStaff(user) ? undefined : { address, email });

/** The plan that these tickets are sold under. Where there can be none, nothing is asked and nobody waits. */
export const planOf = (
  memberships: Memberships,
  ticketType: TicketType,
  plan: string | undefined,
): Promise<MembershipView | undefined> | undefined =>
  plan !== undefined && ticketType === 'member' ? memberships.bySlug(plan) : undefined;

/** Moves and other party sizes: each is an event of the booking and of its slots, and a mail. */
const changesOfABooking: Limit = { of: 'changes of a booking', most: 20, seconds: aDay, code: 'TOO_MANY_CHANGES' };

/** Places on one waitlist for one network: an offer keeps seats from everybody else, whether it is taken or not. */
const placesOnAWaitlist: Limit = { of: 'places on a waitlist', most: 3, seconds: aDay, code: 'TOO_MANY_TRIES' };

/**
 * How much visitors may take and change (reliability.md row 55, docs/adr/0050). Seats are counted wherever they are added
 * to what somebody holds: by a booking, by a larger party, and by waiting for them, since an offer is a hold.
 */
@Injectable()
export class VisitorLimits {
  private readonly seatLimits: LimitsPerVisitor;

  constructor(
    private readonly limiter: RateLimiter,
    { SEATS_PER_NETWORK, SEATS_PER_EMAIL }: Settings,
  ) {
    const an = { seconds: anHour, code: 'TOO_MANY_SEATS' } as const;
    this.seatLimits = {
      network: { of: 'seats of a network', most: SEATS_PER_NETWORK, ...an },
      email: { of: 'seats of an e-mail', most: SEATS_PER_EMAIL, ...an },
    };
  }

  /** Seats that somebody is about to hold; nothing for staff. */
  seats(visitor: Visitor | undefined, seats: number): Consumption[] {
    return consumptionOf(visitor, this.seatLimits, seats);
  }

  /** One more change of a booking by a visitor, from wherever. */
  change(visitor: Visitor | undefined, bookingId: string): Consumption[] {
    return visitor ? [{ limit: changesOfABooking, whose: bookingId }] : [];
  }

  /** One more place on the waitlist of a slot. */
  place(visitor: Visitor | undefined, slotId: string): Consumption[] {
    if (!visitor?.address || !isCounted(visitor)) return [];
    return [{ limit: placesOnAWaitlist, whose: `${slotId}\n${networkOf(visitor.address)}` }];
  }

  /** @throws {Refusal} TOO_MANY_SEATS, TOO_MANY_CHANGES, TOO_MANY_TRIES with the seconds to wait, and what `work` throws */
  within<Answer>(counted: readonly Consumption[], work: () => Promise<Used<Answer>>): Promise<Answer> {
    return this.limiter.within(counted, work);
  }

  /** What is counted of somebody at the moment. */
  standing(person: Person): Promise<Standing[]> {
    const whose = presentEmails(person).map(nameKey);
    return this.limiter.standing(whose.map((one) => ({ limit: this.seatLimits.email, whose: one })));
  }

  /** Seats that a visitor holds no more. What is committed is answered, even where this cannot be counted. */
  async reward(visitor: Visitor | undefined | Promise<Visitor | undefined>, seats: number): Promise<void> {
    try {
      await this.limiter.reward(this.seats(await visitor, seats));
    } catch (error) {
      logger.warn({ err: error }, 'Seats that are free again stay counted for their hour');
    }
  }
}
