import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Work } from '@northlight/event-store';
import type { PaidBefore, TicketFunds } from '../booking/index.js';
import { PaidTickets } from '../merchandise/index.js';
import { Accounts } from './accounts.js';
import { account } from './domain/account.js';
import { accountLedgerOf, accountStream } from './domain/account-id.js';
import { paidTicket } from './domain/account-tickets.js';

/** What was paid for tickets without a time moves to the booking that they become, in its commit (docs/adr/0029). */
@Injectable()
export class TicketPayments implements OnModuleInit {
  constructor(
    private readonly tickets: PaidTickets,
    private readonly accounts: Accounts,
  ) {}

  onModuleInit(): void {
    this.tickets.comeFrom((orderId, ticketId) => this.fundsOf(orderId, ticketId));
  }

  private async fundsOf(orderId: string, ticketId: string): Promise<TicketFunds | undefined> {
    if (!paidTicket(await this.accounts.read(orderId), ticketId)) return undefined;
    return { ledger: accountLedgerOf(orderId), take: (work) => taken(work, orderId, ticketId) };
  }
}

/** Looked at once more in the commit: it may have gone back since. */
function taken(work: Work, orderId: string, ticketId: string): PaidBefore | undefined {
  const stream = accountStream(orderId);
  const paid = paidTicket(work.load(account, stream), ticketId);
  if (!paid) return undefined;
  work.apply(account, stream, { type: 'UseTicket', ticketId });
  return { ...paid, account: { ledger: accountLedgerOf(orderId), id: orderId } };
}
