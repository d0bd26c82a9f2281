import { Injectable } from '@nestjs/common';
import type { OpenTicketState } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../platform/audit/note-change.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { VisitLines } from '../../booking/index.js';
import { type OpenTicket, stateOf } from '../domain/open-ticket.js';
import { giveUpTickets } from './given-up-tickets.js';
import { type OpenedOrder, OpenedOrders, type OrderRequest } from './opened-orders.js';
import type { OrderRow } from './order.row.js';
import { noteOrderChange } from './order-statements.js';

/** An open-dated ticket that somebody asks for, and what shows that they may. */
export interface OpenTicketRequest extends OrderRequest {
  readonly ticketId: string;
}

interface OpenedTicket extends OpenedOrder {
  readonly ticket: OpenTicket;
  readonly state: OpenTicketState;
}

/** Finds an open-dated ticket for whoever may see its order. */
@Injectable()
export class OpenedTickets {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly opened: OpenedOrders,
    private readonly visits: VisitLines,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} ORDER_NOT_FOUND, OPEN_TICKET_NOT_FOUND */
  async find(request: OpenTicketRequest): Promise<OpenedTicket> {
    const found = await this.opened.find(request);
    const ticket = found.order.openTickets.find(({ id }) => id === request.ticketId.toLowerCase());
    if (!ticket) throw new Refusal('OPEN_TICKET_NOT_FOUND');
    const booked = await this.visits.read([ticket]);
    return { ...found, ticket, state: stateOf(ticket, { isBooked: booked.size > 0, at: this.clock.now() }) };
  }

  /** Once, and on record; in the audit of the house, too, where somebody who works here does it. */
  cancel({ id: orderId, reference, payOnline }: OrderRow, { id }: OpenTicket, isOwn: boolean): Promise<void> {
    const at = this.clock.now();
    const what = 'ticket cancelled';
    return inTransaction(this.pool, async (db) => {
      if (!(await giveUpTickets({ id: orderId, payOnline, ticketId: id, at }, db))) return;
      await noteOrderChange({ orderId, what, at }, db);
      const subject = { kind: 'order', id: orderId, name: reference };
      if (!isOwn) await noteChange(db, { room: 'merchandise', what, at, subject, old: { ticket: id }, new: {} });
    });
  }
}
