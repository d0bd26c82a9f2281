import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Settings } from '../../../platform/config/settings.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { Vouchers } from '../../vouchers/index.js';
import { optionsOf } from '../domain/booking-options.js';
import { type BookingDetails, type BookingNote, Bookings, type ToldBooking } from '../domain/bookings.js';
import { BookingRow } from './booking.row.js';
import { BookingNotes } from './booking-notes.js';
import { Customers } from './customers.repository.js';
import { manageTokenOf } from './manage-token.js';
import { statusAt } from './status-at.js';
import { type DetailRow, ToldBookings } from './told-bookings.js';

/** The bookings as their tables tell them. */
@Injectable()
export class StoredBookings extends Bookings {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    @InjectRepository(BookingRow) private readonly bookings: Repository<BookingRow>,
    private readonly customers: Customers,
    private readonly whole: ToldBookings,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly vouchers: Vouchers,
    private readonly written: BookingNotes,
  ) {
    super();
  }

  async find(venueId: number, id: string): Promise<BookingDetails | undefined> {
    return this.found(await this.bookings.findOneBy({ venueId, id }));
  }

  async findByReference(reference: string): Promise<BookingDetails | undefined> {
    return this.found(await this.bookings.findOneBy({ reference: reference.trim().toUpperCase() }));
  }

  async findByEmail(email: string): Promise<BookingDetails[]> {
    const found = await this.customers.bookingsWith(email);
    const bookings = await Promise.all(found.map(({ venueId, id }) => this.find(venueId, id)));
    return bookings.filter((booking) => booking !== undefined);
  }

  manageToken(bookingId: string): string {
    return manageTokenOf(bookingId, this.settings.SECRET);
  }

  notes(venueId: number, id: string): Promise<BookingNote[]> {
    return this.written.of({ venueId, id });
  }

  async told(venueId: number, id: string): Promise<ToldBooking | undefined> {
    const whole = await this.whole.read(venueId, id);
    if (!whole) return undefined;
    const { row, customer, state } = whole;
    const booking = await this.detailsOf(row, customer);
    return { booking, options: optionsOf(state, this.clock.now()), paidBack: state.lastPaid };
  }

  private async found(row: BookingRow | null): Promise<BookingDetails | undefined> {
    return row
      ? this.detailsOf(row, await this.customers.find({ venueId: row.venueId, ref: row.customerRef }))
      : undefined;
  }

  private async detailsOf(row: DetailRow, customer: BookingDetails['customer']): Promise<BookingDetails> {
    const {
      id,
      venueId,
      reference,
      experienceId,
      date,
      time,
      tickets,
      ticketType,
      subtotal,
      fee,
      total,
      refund,
      moves,
    } = row;
    const sold = { tickets, ticketType, subtotal, fee, total };
    return {
      id,
      venueId,
      reference,
      status: statusAt(row, this.clock.now()),
      experienceId,
      date,
      time,
      ...sold,
      refund,
      moves,
      voucher: await this.voucherOf(row),
      customer,
    };
  }

  private async voucherOf({ id, voucher, voucherBack }: DetailRow): Promise<BookingDetails['voucher']> {
    const left = voucher === null && voucherBack === null ? undefined : await this.vouchers.leftAfter(id);
    return left === undefined ? null : { paid: voucher ?? 0, back: voucherBack ?? 0, left };
  }
}
