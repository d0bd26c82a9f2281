import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/kernel/clock.js';
import type { WrittenMail } from './mails/mail.js';
import { visitReminder } from './mails/visit-reminder.js';
import type { RemindOfVisitByMail } from './queues/mail.queue.js';
import { VisitReader } from './visit-reader.js';

interface Sender {
  readonly productName: string;
  readonly siteUrl: string;
}

/** Writes what reminds people of something that they have begun or booked; none once there is nothing to remind of. */
@Injectable()
export class ReminderMailWriter {
  constructor(
    private readonly visits: VisitReader,
    private readonly clock: Clock,
  ) {}

  /** One for each booking and time: it is named by both. */
  async ofVisit({ venueId, bookingId, startsAt }: RemindOfVisitByMail, sender: Sender): Promise<WrittenMail[]> {
    const visit = await this.visits.read(venueId, bookingId);
    const mail = visit && visitReminder(visit, startsAt, { ...sender, at: this.clock.now() });
    const id = `visit-reminder-${visit?.reference}-${Date.parse(startsAt) / 60_000}`;
    return mail ? [{ id, mail, bookings: [{ venueId, bookingId }] }] : [];
  }
}
