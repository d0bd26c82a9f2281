import type { TillMeans } from '@northlight/contracts';
import type { Cents } from '../../../../platform/kernel/money.js';

/** A venue and a span of time, `to` not included. */
export interface DeskSpan {
  readonly venueId: number;
  readonly from: Date;
  readonly to: Date;
}

/** A payment at a desk, or what went back there; cents, below zero then. */
export interface NotedDeskPayment {
  readonly bookingId: string;
  readonly reference: string;
  /** Who took it: `user:4`. */
  readonly actor: string;
  readonly paidWith: TillMeans;
  readonly amount: Cents;
  readonly at: Date;
}

/** What was paid at the desks for bookings, as other rooms may see it. */
export abstract class DeskPayments {
  abstract read(span: DeskSpan): Promise<NotedDeskPayment[]>;
}
