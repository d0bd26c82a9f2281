import { Injectable } from '@nestjs/common';
import { EventStore } from '@northlight/event-store';
import type { Principal } from '../../../platform/http/access.js';
import { booking } from '../domain/booking/booking.js';
import { bookingStream } from '../domain/slot/slot-id.js';
import { ManageLinks } from '../persistence/manage-links.js';
import { type OfVenue, UnclaimedBookings } from './persistence/unclaimed-bookings.js';

/** An account, its e-mail, and whether its owner has shown that it is theirs. */
export type Claimant = Pick<Principal, 'id' | 'email' | 'emailVerified'>;

/** Puts what was booked while nobody was signed in with the account that has shown the same e-mail to be its own (C23). */
@Injectable()
export class Claims {
  constructor(
    private readonly unclaimed: UnclaimedBookings,
    private readonly events: EventStore,
    private readonly links: ManageLinks,
  ) {}

  /**
   * Run twice, it finds nothing the second time. An e-mail that anybody might have typed claims nothing.
   * @returns how many bookings it looked at
   */
  async claimFor({ id, email, emailVerified }: Claimant): Promise<number> {
    // guard: an e-mail that anybody might have typed claims nothing
    if (!email || !emailVerified) return 0;
    const found = await this.unclaimed.with(email, id);
    for (const ofVenue of found) await this.claim(ofVenue, id);
    return found.reduce((sum, { bookingIds }) => sum + bookingIds.length, 0);
  }

  /** Who claims at the same moment finds that they have an owner, and leaves them be. Links of before end with the claim. */
  private async claim({ venueId, bookingIds, corrected }: OfVenue, userId: number): Promise<void> {
    await this.events.transaction(venueId, (work) => {
      work.preload(bookingIds.map(bookingStream));
      for (const id of bookingIds) {
        const isCorrected = corrected.includes(id);
        const before = work.decided.length;
        work.apply(booking, bookingStream(id), { type: 'ClaimBooking', userId, isCorrected });
        if (work.decided.length > before) work.keep(this.links, id);
      }
    });
  }
}
