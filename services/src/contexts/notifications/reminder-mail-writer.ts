import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/kernel/clock.js';
import { instantOf } from '../../platform/kernel/venue-time.js';
import { type BookingDetails, Bookings } from '../booking/index.js';
import { Catalog } from '../catalog/index.js';
import { CheckoutReminders, type OrderDetails, Orders } from '../merchandise/index.js';
import { checkoutReminder, type LeftVisit } from './mails/checkout-reminder.js';
import type { WrittenMail } from './mails/mail.js';
import { visitReminder } from './mails/visit-reminder.js';
import type { RemindOfVisitByMail, TellOfOrderByMail } from './queues/mail.queue.js';
import { VisitReader } from './visit-reader.js';

interface Sender {
  readonly productName: string;
  readonly siteUrl: string;
}

/** Of a booking whose order was given up: its seats were not kept by other means. */
const gone: readonly BookingDetails['status'][] = ['cancelled', 'expired'];

/** Writes what reminds people of something that they have begun or booked; none once there is nothing to remind of. */
@Injectable()
export class ReminderMailWriter {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly visits: VisitReader,
    private readonly orders: Orders,
    private readonly checkouts: CheckoutReminders,
    private readonly bookings: Bookings,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** One for each booking and time: it is named by both. */
  async ofVisit({ venueId, bookingId, startsAt }: RemindOfVisitByMail, sender: Sender): Promise<WrittenMail[]> {
    const visit = await this.visits.read(venueId, bookingId);
    const mail = visit && visitReminder(visit, startsAt, { ...sender, at: this.clock.now() });
    const id = `visit-reminder-${visit?.reference}-${Date.parse(startsAt) / 60_000}`;
    return mail ? [{ id, mail, bookings: [{ venueId, bookingId }] }] : [];
  }

  /** One for each order; none where its customer has bought meanwhile, in another way or again. */
  async ofCheckout({ orderId }: TellOfOrderByMail, sender: Sender): Promise<WrittenMail[]> {
    const order = await this.orders.find(orderId);
    if (order?.status !== 'cancelled' || !order.customer) return [];
    const { reference, customer, products } = order;
    if (await this.checkouts.isOvertaken(orderId, customer.email)) return [];
    const visits = await this.leftVisits(order);
    const mail = visits && checkoutReminder({ customer, visits, products }, sender);
    return mail ? [{ id: `checkout-reminder-${reference}`, mail }] : [];
  }

  /** Undefined where one of them was kept. */
  private async leftVisits({ bookings }: OrderDetails): Promise<LeftVisit[] | undefined> {
    const found = await Promise.all(bookings.map(({ venueId, id }) => this.bookings.find(venueId, id)));
    const left = found.filter((booking) => booking !== undefined);
    if (left.some(({ status }) => !gone.includes(status))) return undefined;
    return (await Promise.all(left.map((booking) => this.leftVisit(booking)))).flat();
  }

  private async leftVisit(booking: BookingDetails): Promise<LeftVisit[]> {
    const { venueId, experienceId, date, tickets, ticketType } = booking;
    const place = await this.catalog.visitPlace(venueId, experienceId);
    if (!place) return [];
    const time = booking.time.slice(0, 5);
    const startsAt = instantOf({ date, time }, place.venue.timezone);
    const isAhead = startsAt !== null && startsAt > this.clock.now();
    const names = { experienceName: place.offer.name, venueName: place.venue.name };
    return [{ venueId, experienceId, ...names, date, time, isAhead, tickets, ticketType }];
  }
}
