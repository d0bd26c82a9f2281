import { Injectable } from '@nestjs/common';
import type { TicketFunds } from '../booking/index.js';

type Source = (orderId: string, ticketId: string) => Promise<TicketFunds | undefined>;

/** What was paid online for tickets without a time; the room that takes payments says where it is. */
@Injectable()
export class PaidTickets {
  private source: Source = () => Promise.resolve(undefined);

  comeFrom(source: Source): void {
    this.source = source;
  }

  /** Undefined where nothing was paid for them, or it is not there any more. */
  fundsOf(orderId: string, ticketId: string): Promise<TicketFunds | undefined> {
    return this.source(orderId, ticketId);
  }
}
