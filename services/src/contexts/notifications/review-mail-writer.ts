import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/kernel/clock.js';
import { addDaysTo, localTimeOf } from '../../platform/kernel/venue-time.js';
import { ReviewRequests } from '../reviews/index.js';
import type { WrittenMail } from './mails/mail.js';
import { reviewRequest } from './mails/review-request.js';
import type { TellOfBookingByMail } from './queues/mail.queue.js';
import { VisitReader } from './visit-reader.js';

interface Sender {
  readonly productName: string;
  readonly siteUrl: string;
}

/** Nobody is asked what a visit was like that is longer ago: a worker may have slept, and an import has a past. */
const MOST_DAYS_AGO = 7;

/** Writes the mail that asks for a review; none to whoever has written one, or does not want to be asked. */
@Injectable()
export class ReviewMailWriter {
  constructor(
    private readonly visits: VisitReader,
    private readonly requests: ReviewRequests,
    private readonly clock: Clock,
  ) {}

  async request({ venueId, bookingId }: TellOfBookingByMail, sender: Sender): Promise<WrittenMail[]> {
    const visit = await this.visits.read(venueId, bookingId);
    if (visit?.status !== 'completed') return [];
    const today = localTimeOf(this.clock.now(), visit.timezone).date;
    if (visit.date < addDaysTo(today, -MOST_DAYS_AGO)) return [];
    if (!(await this.requests.mayBeSent({ bookingId, email: visit.customerEmail }))) return [];
    const unsubscribeUrl = `${sender.siteUrl}${this.requests.oneClickPathOf(bookingId)}`;
    return [{ id: `review-request-${visit.reference}`, mail: reviewRequest(visit, { ...sender, unsubscribeUrl }) }];
  }
}
