import { Injectable } from '@nestjs/common';
import type { BookingStatus } from '@northlight/contracts';
import { Clock } from '../../../platform/kernel/clock.js';
import { type CustomerDetails, Customers } from './customers.repository.js';
import { type BookingRequest, ManagedBookings } from './managed-bookings.js';
import { statusAt } from './status-at.js';

/** A booking, as far as another room has to know it for whoever holds it. */
export interface HeldBooking {
  readonly id: string;
  readonly venueId: number;
  readonly experienceId: number;
  /** Day of the visit, yyyy-MM-dd. */
  readonly date: string;
  readonly status: BookingStatus;
  /** The account that it belongs to; null while it is a visitor's. */
  readonly userId: number | null;
  /** Undefined once the person has been erased. */
  readonly customer: CustomerDetails | undefined;
}

/** Finds a booking for its owner and for whoever shows its manage token; the powers of the staff open nothing here. */
@Injectable()
export class HeldBookings {
  constructor(
    private readonly managed: ManagedBookings,
    private readonly customers: Customers,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND, BOOKING_LINK_REPLACED @throws {PersonUnreadable} when a key is missing */
  async find(request: BookingRequest): Promise<HeldBooking> {
    const row = await this.managed.findForHolder(request);
    const { id, venueId, experienceId, date, userId, customerRef } = row;
    const customer = await this.customers.find({ venueId, ref: customerRef });
    return { id, venueId, experienceId, date, userId, status: statusAt(row, this.clock.now()), customer };
  }
}
