import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Clock } from '../../platform/kernel/clock.js';
import type { OutboxJobData, OutboxKey } from '../../platform/queues/outbox.js';
import { AccountMailWriter } from './account-mail-writer.js';
import { FranchiseWriter } from './franchise-writer.js';
import { LetterWriter } from './letter-writer.js';
import type { BookedVisit } from './mails/booked-visit.js';
import { bookingLapsed } from './mails/booking-lapsed.js';
import { bookingLinks } from './mails/booking-links.js';
import { waitlistCalledOff } from './mails/called-off-mails.js';
import type { Mail, WrittenMail } from './mails/mail.js';
import { mailAbout } from './mails/mail-about.js';
import { type OrderSender, openTicketsReminder, orderCancelled, orderConfirmation } from './mails/order-mails.js';
import type { PlacedOrder } from './mails/placed-order.js';
import { orderShipped } from './mails/shipment-mails.js';
import { waitlistClosed, waitlistJoined, waitlistOffer } from './mails/waitlist-mails.js';
import { OrderReader } from './order-reader.js';
import { PlanMailWriter } from './plan-mail-writer.js';
import type {
  BookingMailKind,
  MailJobs,
  SendLinksByMail,
  TellOfBookingByMail,
  TellOfEntryByMail,
  TellOfLapsedByMail,
  TellOfOrderByMail,
  TellPartiesByMail,
} from './queues/mail.queue.js';
import { ReminderMailWriter } from './reminder-mail-writer.js';
import { ReviewMailWriter } from './review-mail-writer.js';
import { VisitReader } from './visit-reader.js';
import { VoucherWriter } from './voucher-writer.js';
import { WaitReader } from './wait-reader.js';

type Writers = { readonly [Kind in keyof MailJobs]: (job: OutboxJobData<MailJobs[Kind]>) => Promise<WrittenMail[]> };

/** Writes the mails that a job asks for: none when nobody is to be written to any more. */
@Injectable()
export class MailWriter {
  private readonly writers: Writers = {
    'booking-confirmation': (job) => this.tell('booking-confirmation', job),
    'booking-moved': (job) => this.tell('booking-moved', job),
    'booking-changed': (job) => this.tell('booking-changed', job),
    'booking-cancelled': (job) => this.tell('booking-cancelled', job),
    'booking-called-off': (job) => this.tell('booking-called-off', job),
    'refund-granted': (job) => this.tell('refund-granted', job),
    'refund-withdrawn': (job) => this.tell('refund-withdrawn', job),
    'refund-paid': (job) => this.tell('refund-paid', job),
    'booking-held': (job) => this.tell('booking-held', job),
    'booking-lapsed': ({ payload }) => this.lapsed(payload),
    'booking-links': (job) => this.link(job),
    'waitlist-joined': ({ payload }) => this.welcome(payload),
    'waitlist-offer': ({ payload }) => this.offer(payload),
    'waitlist-closed': (job) => this.closed(job),
    'waitlist-called-off': ({ payload }) => this.dismiss(payload),
    'order-confirmation': (job) => this.ofOrder('order-confirmation', orderConfirmation, job),
    'order-cancelled': (job) => this.ofOrder('order-cancelled', orderCancelled, job),
    'order-shipped': (job) => this.ofOrder('order-shipped', orderShipped, job),
    'open-tickets-reminder': (job) => this.ofOrder('open-tickets-reminder', openTicketsReminder, job),
    'email-verification': ({ payload }) => this.accounts.verification(payload, this.sender),
    'email-change-asked': ({ payload }) => this.accounts.changeAsked(payload, this.sender),
    'password-reset-asked': ({ payload }) => this.accounts.reset(payload, this.sender),
    'password-changed': (job) => this.accounts.toOwner('password-changed', job, this.sender),
    'second-factor-added': (job) => this.accounts.toOwner('second-factor-added', job, this.sender),
    'second-factor-removed': (job) => this.accounts.toOwner('second-factor-removed', job, this.sender),
    'passkey-added': (job) => this.accounts.toOwner('passkey-added', job, this.sender),
    'passkey-removed': (job) => this.accounts.toOwner('passkey-removed', job, this.sender),
    'contact-message': ({ payload }) => this.letters.toSupport(payload, this.sender),
    'contact-acknowledgement': ({ payload }) => this.letters.acknowledgement(payload, this.sender),
    'contact-answer': ({ payload }) => this.letters.answer(payload, this.sender),
    'newsletter-asked': ({ payload, outbox }) => this.letters.toSubscriber(payload, outbox, this.sender),
    'newsletter-welcome': ({ payload }) => this.letters.welcome(payload, this.sender),
    'venue-opened': ({ payload }) => this.letters.announce(payload),
    'newsletter-venue': ({ payload }) => this.letters.opening(payload, this.sender),
    'franchise-acknowledgement': ({ payload }) => this.franchise.acknowledgement(payload, this.sender),
    'franchise-notice': ({ payload }) => this.franchise.notice(payload, this.sender),
    'voucher-issued': ({ payload, outbox }) => this.vouchers.issued(payload, outbox, this.sender),
    'review-request': ({ payload }) => this.reviews.request(payload, this.sender),
    'plan-started': (job) => this.plans.about('plan-started', job, this.sender),
    'plan-renewed': (job) => this.plans.about('plan-renewed', job, this.sender),
    'plan-payment-failed': (job) => this.plans.about('plan-payment-failed', job, this.sender),
    'plan-ended': (job) => this.plans.about('plan-ended', job, this.sender),
    'plan-paused': (job) => this.plans.about('plan-paused', job, this.sender),
    'plan-resumed': (job) => this.plans.about('plan-resumed', job, this.sender),
    'visit-reminder': ({ payload }) => this.reminders.ofVisit(payload, this.sender),
    'checkout-reminder': ({ payload }) => this.reminders.ofCheckout(payload, this.sender),
  };

  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly visits: VisitReader,
    private readonly waits: WaitReader,
    private readonly orders: OrderReader,
    private readonly letters: LetterWriter,
    private readonly accounts: AccountMailWriter,
    private readonly franchise: FranchiseWriter,
    private readonly vouchers: VoucherWriter,
    private readonly reviews: ReviewMailWriter,
    private readonly plans: PlanMailWriter,
    private readonly reminders: ReminderMailWriter,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  write<Kind extends keyof MailJobs>(kind: Kind, job: OutboxJobData<MailJobs[Kind]>): Promise<WrittenMail[]> {
    return this.writers[kind](job);
  }

  private async tell(
    kind: BookingMailKind,
    { payload, outbox }: OutboxJobData<TellOfBookingByMail>,
  ): Promise<WrittenMail[]> {
    const visit = await this.visits.read(payload.venueId, payload.bookingId);
    const mail = visit && mailAbout(kind, visit, { ...this.sender, at: this.clock.now() });
    return mail ? [{ id: effectOf(kind, visit, outbox), mail, bookings: [payload] }] : [];
  }

  /** Once for each booking: it lapses once. */
  private async lapsed({ venueId, bookingIds }: TellOfLapsedByMail): Promise<WrittenMail[]> {
    return (await Promise.all(bookingIds.map((id) => this.lapsedOne(venueId, id)))).flat();
  }

  private async lapsedOne(venueId: number, bookingId: string): Promise<WrittenMail[]> {
    const visit = await this.visits.read(venueId, bookingId);
    const mail = visit && bookingLapsed(visit, visit.otherTimes, { ...this.sender, at: this.clock.now() });
    return mail ? [{ id: `booking-lapsed-${visit.reference}`, mail }] : [];
  }

  private async link({ payload, outbox }: OutboxJobData<SendLinksByMail>): Promise<WrittenMail[]> {
    const read = payload.bookings.map(({ venueId, bookingId }) => this.visits.read(venueId, bookingId));
    const visits = (await Promise.all(read)).filter((visit) => visit !== undefined);
    const mail = bookingLinks(visits, this.sender);
    return mail ? [{ id: `booking-links-${outbox.position}`, mail, bookings: payload.bookings }] : [];
  }

  private async welcome({ venueId, entryId }: TellOfEntryByMail): Promise<WrittenMail[]> {
    const party = await this.waits.read(venueId, entryId);
    return party ? [{ id: `waitlist-joined-${entryId}`, mail: waitlistJoined(party, this.sender) }] : [];
  }

  private async dismiss({ venueId, entryId }: TellOfEntryByMail): Promise<WrittenMail[]> {
    const party = await this.waits.read(venueId, entryId);
    return party ? [{ id: `waitlist-called-off-${entryId}`, mail: waitlistCalledOff(party, this.sender) }] : [];
  }

  private async offer({ venueId, entryIds }: TellPartiesByMail): Promise<WrittenMail[]> {
    const at = this.clock.now();
    const parties = await Promise.all(entryIds.map((entryId) => this.waits.read(venueId, entryId)));
    return parties.flatMap((party) => {
      const mail = party && waitlistOffer(party, { ...this.sender, at });
      return mail ? [{ id: `waitlist-offer-${party.entryId}`, mail }] : [];
    });
  }

  /** A time may be closed, opened and closed again: each has its mail. */
  private async closed({
    payload: { venueId, entryIds },
    outbox,
  }: OutboxJobData<TellPartiesByMail>): Promise<WrittenMail[]> {
    const parties = await Promise.all(entryIds.map((entryId) => this.waits.read(venueId, entryId)));
    return parties.flatMap((party) =>
      party
        ? [{ id: `waitlist-closed-${party.entryId}-${outbox.position}`, mail: waitlistClosed(party, this.sender) }]
        : [],
    );
  }

  /** Each of them is written once an order, or once a parcel, unless it is asked for again. */
  private async ofOrder(
    kind: 'order-confirmation' | 'order-cancelled' | 'order-shipped' | 'open-tickets-reminder',
    template: (order: PlacedOrder, sender: OrderSender) => Mail | undefined,
    { payload: { orderId, withBookings = false, reason, again, parcel }, outbox }: OutboxJobData<TellOfOrderByMail>,
  ): Promise<WrittenMail[]> {
    const order = await this.orders.read(orderId);
    const mail = order && template(order, { ...this.sender, withBookings, reason, parcel });
    const which = again ? `-${outbox.position}` : (parcel ?? 1) > 1 ? `-${parcel}` : '';
    return mail ? [{ id: `${kind}-${order.reference}${which}`, mail }] : [];
  }

  private get sender() {
    return { productName: this.settings.PRODUCT_NAME, siteUrl: this.settings.PUBLIC_URL.replace(/\/$/, '') };
  }
}

/** A booking is held, and confirmed, once; what may happen to it often is told apart by where the log has it. */
const effectOf = (kind: BookingMailKind, { reference }: BookedVisit, { position }: OutboxKey): string =>
  kind === 'booking-confirmation' || kind === 'booking-held'
    ? `${kind}-${reference}`
    : `${kind}-${reference}-${position}`;
