import { Injectable } from '@nestjs/common';
import type { OpenTicketView } from '@northlight/contracts';
import { Clock } from '../../../platform/kernel/clock.js';
import { dollarsOf } from '../../../platform/kernel/money.js';
import { Catalog } from '../../catalog/index.js';
import { type OpenTicket, openTotal, stateOf } from '../domain/open-ticket.js';

/** Tells open-dated tickets, with what they are for as the catalogue has it now. */
@Injectable()
export class OpenTicketViews {
  constructor(
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** @param booked the bookings that there are, by their ids @param paidOnline whether their order was paid so */
  async of(
    tickets: readonly OpenTicket[],
    booked: ReadonlyMap<string, unknown>,
    paidOnline = false,
  ): Promise<OpenTicketView[]> {
    const views = await Promise.all(tickets.map((ticket) => this.one(ticket, booked.has(ticket.id))));
    return paidOnline ? views.map((view) => ({ ...view, paidOnline })) : views;
  }

  private async one(ticket: OpenTicket, isBooked: boolean): Promise<OpenTicketView> {
    const { id, venueId, experienceId, numberOfTickets, ticketType, chooseBy } = ticket;
    const place = await this.catalog.visitPlace(venueId, experienceId);
    const { subtotal, fee, tax, total } = openTotal(ticket);
    return {
      id,
      state: stateOf(ticket, { isBooked, at: this.clock.now() }),
      venueId,
      venueName: place?.venue.name ?? '',
      timezone: place?.venue.timezone ?? '',
      experienceId,
      experienceName: place?.offer.name ?? '',
      experienceSlug: place?.offer.slug ?? '',
      imageUrl: place?.offer.imageUrl ?? '',
      numberOfTickets,
      ticketType,
      subtotal: dollarsOf(subtotal),
      bookingFee: dollarsOf(fee),
      ...(tax > 0 && { tax: dollarsOf(tax) }),
      totalPrice: dollarsOf(total),
      chooseBy,
    };
  }
}
