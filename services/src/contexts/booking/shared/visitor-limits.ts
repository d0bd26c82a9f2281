import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { aDay, anHour, type Consumption, type Limit, type LimitsPerVisitor } from '../../../platform/kernel/limit.js';
import { nameKey } from '../../../platform/kernel/name-key.js';
import { networkOf } from '../../../platform/kernel/network-of.js';
import { RateLimiter, type Standing, type Used } from '../../../platform/limits/rate-limiter.js';
import { consumptionOf, isCounted, type Visitor } from '../../../platform/limits/visitor.js';
import { type Person, presentEmails } from '../../../platform/privacy/person.js';

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

  /** Seats that a visitor is about to hold; nothing for staff. */
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

  /** Seats that somebody holds no more. */
  async giveBack(visitor: Visitor | undefined, seats: number): Promise<void> {
    await this.limiter.giveBack(this.seats(visitor, seats));
  }
}

/**
 * Tells what a decision made from what was answered before: a request that is repeated gets the stored answer, and so
 * does one whose twin was faster. Nothing was taken then.
 */
export class OwnDecision<Answer> {
  private made: { readonly answer: Answer } | undefined;

  /** The same decision, whose last answer is remembered. */
  of<Given extends unknown[]>(decide: (...given: Given) => Answer): (...given: Given) => Answer {
    return (...given) => {
      const answer = decide(...given);
      this.made = { answer };
      return answer;
    };
  }

  /** Whether this is the answer that the decision made. */
  isOf(answer: Answer): boolean {
    return this.made !== undefined && this.made.answer === answer;
  }

  /** What of all that was counted was taken, now that the answer is known. */
  used(answer: Answer, counted: readonly Consumption[]): Used<Answer> {
    return { answer, counted: this.isOf(answer) ? counted : [] };
  }
}
