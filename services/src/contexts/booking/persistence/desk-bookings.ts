import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { RequestKey } from '@northlight/event-store';
import { Repository } from 'typeorm';
import { Settings } from '../../../platform/config/settings.js';
import type { Principal } from '../../../platform/http/access.js';
import { BookingRow } from './booking.row.js';
import { type ManagedBooking, ManagedBookings, type ManageRequest } from './managed-bookings.js';
import { bookingOnTicket } from './ticket-code.js';

/** A booking as the desk names it. */
export interface StaffBookingRequest {
  /** Its id, its reference as the customer reads it out, or the code of its ticket as a scanner reads it. */
  readonly booking: string;
  readonly user: Principal | undefined;
  readonly key?: string | undefined;
}

/** Finds bookings for those who work at the desk. */
@Injectable()
export class DeskBookings {
  constructor(
    @InjectRepository(BookingRow) private readonly rows: Repository<BookingRow>,
    private readonly managed: ManagedBookings,
    private readonly settings: Settings,
  ) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND, IDEMPOTENCY_KEY_MALFORMED */
  async findFor(request: ManageRequest, { booking, user, key }: StaffBookingRequest): Promise<ManagedBooking> {
    return this.managed.findFor(request, { bookingId: await this.idOf(booking), user, key });
  }

  /** @throws {Refusal} BOOKING_NOT_FOUND */
  async find({ booking, user }: StaffBookingRequest): Promise<BookingRow> {
    return this.managed.find({ bookingId: await this.idOf(booking), user });
  }

  /** @throws {Refusal} IDEMPOTENCY_KEY_MALFORMED */
  requestOf(row: BookingRow, key: string | undefined, request: ManageRequest): RequestKey | undefined {
    return this.managed.requestOf(row, key, request);
  }

  private async idOf(booking: string): Promise<string> {
    const scanned = bookingOnTicket(booking.trim(), this.settings);
    if (scanned) return scanned;
    const reference = booking.trim().toUpperCase();
    if (!reference.startsWith('NL-')) return booking;
    return (await this.rows.findOneBy({ reference }))?.id ?? '';
  }
}
