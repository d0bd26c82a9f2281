import type { CommandBus } from '@nestjs/cqrs';
import type { AccountNews } from '../../identity/index.js';
import { ClaimBookings } from '../changing/features/claim-bookings/claim-bookings.handler.js';

/** What somebody booked as a visitor is with their account as soon as they have shown that the e-mail is theirs (C23). */
export const whenAnEmailIsVerifiedClaimBookings = (news: AccountNews, commands: CommandBus): void =>
  news.onEmailVerified(({ userId: id, email }) =>
    commands.execute(new ClaimBookings({ id, email, emailVerified: true })),
  );
