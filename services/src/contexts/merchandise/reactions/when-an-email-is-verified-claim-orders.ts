import type { CommandBus } from '@nestjs/cqrs';
import type { AccountNews } from '../../identity/index.js';
import { ClaimOrders } from '../orders/features/claim-orders/claim-orders.handler.js';

/** What somebody ordered as a visitor is with their account as soon as they have shown that the e-mail is theirs (C23). */
export const whenAnEmailIsVerifiedClaimOrders = (news: AccountNews, commands: CommandBus): void =>
  news.onEmailVerified(({ userId: id, email }) =>
    commands.execute(new ClaimOrders({ id, email, emailVerified: true })),
  );
