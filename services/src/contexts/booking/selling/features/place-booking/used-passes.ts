import { Injectable } from '@nestjs/common';
import type { PlaceBookingDto } from '@northlight/contracts';
import type { Work } from '@northlight/event-store';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { HolderPasses, useGuestPasses } from '../../../../guest-passes/index.js';
import type { Caller } from './decide-booking.js';
import type { BookedSeats } from './paid-by-voucher.js';

/** Guest passes of the customer, on a ledger of their own. */
export interface UsedGuestPasses {
  readonly ledger: number;
  readonly count: number;
  readonly use: (work: Work, booked: Pick<BookedSeats, 'booking'>) => void;
}

/** The guests of a booking who come in with passes of its customer. */
@Injectable()
export class UsedPasses {
  constructor(private readonly passes: HolderPasses) {}

  /**
   * Undefined where there are none. Whether there are as many is decided with the booking, so that a request that is
   * repeated finds its answer. @throws {Refusal} GUEST_PASS_NO_PLAN for whoever has no account
   */
  async of({ guestPasses = 0 }: PlaceBookingDto, { userId }: Caller): Promise<UsedGuestPasses | undefined> {
    if (guestPasses === 0) return undefined;
    if (userId === null) throw new Refusal('GUEST_PASS_NO_PLAN');
    const allowance = await this.passes.allowance(userId);
    return {
      ledger: this.passes.ledgerOf(userId),
      count: guestPasses,
      use: (work, { booking }) => useGuestPasses(work, { userId, booking, passes: guestPasses, allowance }),
    };
  }
}
