import type { TicketType } from '../booking/ticket-types.js';

/** Where an open-dated ticket is in its life; `scheduled` once its visit is booked. */
export const openTicketStates = ['open', 'scheduled', 'cancelled', 'expired'] as const;
export type OpenTicketState = (typeof openTicketStates)[number];

/** Tickets for a visit whose time is chosen later, at the price of the day on which they were ordered. In dollars. */
export interface OpenTicketView {
  /** Also the id of the booking that it becomes. */
  readonly id: string;
  readonly state: OpenTicketState;
  readonly venueId: number;
  readonly venueName: string;
  readonly timezone: string;
  readonly experienceId: number;
  readonly experienceName: string;
  readonly experienceSlug: string;
  readonly imageUrl: string;
  readonly numberOfTickets: number;
  readonly ticketType: TicketType;
  readonly subtotal: number;
  readonly bookingFee: number;
  /** Not there where nothing is taxed. */
  readonly tax?: number;
  readonly totalPrice: number;
  /** True where it was paid online with its order. */
  readonly paidOnline?: boolean;
  /** Last date (yyyy-MM-dd) in the venue's calendar on which a time may be chosen. */
  readonly chooseBy: string;
}

/** GET /api/open-tickets: one's own that wait for a time, or waited in vain. */
export interface OwnOpenTicketView extends OpenTicketView {
  readonly orderId: string;
  readonly orderReference: string;
}

/** The answer of POST /api/orders/{id}/open-tickets/{ticket}/schedule: the booking that the ticket became. */
export interface OpenTicketScheduledView {
  readonly id: string;
  readonly reference: string;
  readonly date: string;
  readonly time: string;
}

/** The answer of POST /api/orders/{id}/open-tickets/{ticket}/cancel. */
export interface OpenTicketCancelledView {
  readonly id: string;
  readonly state: OpenTicketState;
}
