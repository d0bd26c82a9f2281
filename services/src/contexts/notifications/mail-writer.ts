import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Clock } from '../../platform/kernel/clock.js';
import type { ConfirmBookingByMail, MailJobs, OfferSeatsByMail, WelcomeToWaitlistByMail } from './jobs/mail.queue.js';
import { bookingConfirmation } from './mails/booking-confirmation.js';
import type { Mail } from './mails/mail.js';
import { waitlistJoined, waitlistOffer } from './mails/waitlist-mails.js';
import { VisitReader } from './visit-reader.js';
import { WaitReader } from './wait-reader.js';

/** A mail and the name of its effect: the same job writes the same names. */
export interface WrittenMail {
  readonly id: string;
  readonly mail: Mail;
}

type Writers = { readonly [Kind in keyof MailJobs]: (payload: MailJobs[Kind]) => Promise<WrittenMail[]> };

/** Writes the mails that a job asks for: none when nobody is to be written to any more. */
@Injectable()
export class MailWriter {
  private readonly writers: Writers = {
    'booking-confirmation': (payload) => this.confirm(payload),
    'waitlist-joined': (payload) => this.welcome(payload),
    'waitlist-offer': (payload) => this.offer(payload),
  };

  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly visits: VisitReader,
    private readonly waits: WaitReader,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  write<Kind extends keyof MailJobs>(kind: Kind, payload: MailJobs[Kind]): Promise<WrittenMail[]> {
    return this.writers[kind](payload);
  }

  private async confirm({ venueId, bookingId }: ConfirmBookingByMail): Promise<WrittenMail[]> {
    const visit = await this.visits.read(venueId, bookingId);
    if (!visit) return [];
    const mail = bookingConfirmation(visit, { productName: this.settings.PRODUCT_NAME, at: this.clock.now() });
    return [{ id: `booking-confirmation-${visit.reference}`, mail }];
  }

  private async welcome({ venueId, entryId }: WelcomeToWaitlistByMail): Promise<WrittenMail[]> {
    const party = await this.waits.read(venueId, entryId);
    return party ? [{ id: `waitlist-joined-${entryId}`, mail: waitlistJoined(party, this.sender) }] : [];
  }

  private async offer({ venueId, entryIds }: OfferSeatsByMail): Promise<WrittenMail[]> {
    const at = this.clock.now();
    const parties = await Promise.all(entryIds.map((entryId) => this.waits.read(venueId, entryId)));
    return parties.flatMap((party) => {
      const mail = party && waitlistOffer(party, { ...this.sender, at });
      return mail ? [{ id: `waitlist-offer-${party.entryId}`, mail }] : [];
    });
  }

  private get sender() {
    return { productName: this.settings.PRODUCT_NAME, siteUrl: this.settings.PUBLIC_URL.replace(/\/$/, '') };
  }
}
