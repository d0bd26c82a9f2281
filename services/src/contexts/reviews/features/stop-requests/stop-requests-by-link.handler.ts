import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Settings } from '../../../../platform/config/settings.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { bookingOfRequestsLink } from '../../persistence/requests-link.js';
import { ReviewRequests } from '../../persistence/review-requests.js';

/** A mail program says that its reader wants no more mails that ask for a review. */
export class StopRequestsByLink extends Command<void> {
  constructor(readonly link: string) {
    super();
  }
}

/** Safe to repeat. */
@CommandHandler(StopRequestsByLink)
export class StopRequestsByLinkHandler implements ICommandHandler<StopRequestsByLink> {
  constructor(
    private readonly requests: ReviewRequests,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND */
  async execute({ link }: StopRequestsByLink): Promise<void> {
    const bookingId = bookingOfRequestsLink(link, this.settings);
    if (!bookingId) throw new Refusal('BOOKING_NOT_FOUND');
    await this.requests.stop(bookingId, this.clock.now());
  }
}
