import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../../platform/kernel/clock.js';
import { type PayingVoucher, Vouchers } from '../../vouchers/index.js';
import { moneyOf } from '../domain/booking/booking-money.js';
import { optionsOf } from '../domain/booking/booking-options.js';
import { type BookingDetails, type BookingForMail, type BookingNote, Bookings } from '../domain/booking/bookings.js';
import { BookingRow } from './booking.row.js';
import { BookingNotes } from './booking-notes.js';
import { BookingReader, type DetailRow } from './booking-reader.js';
import { Customers } from './customers.repository.js';
import { ManageLinks } from './manage-links.js';
import { statusAt } from './status-at.js';
import { UndeliveredMails } from './undelivered-mails.js';

/** The bookings as their tables tell them. */
@Injectable()
export class StoredBookings extends Bookings {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    @InjectRepository(BookingRow) private readonly bookings: Repository<BookingRow>,
    private readonly customers: Customers,
    private readonly whole: BookingReader,
    private readonly clock: Clock,
    private readonly links: ManageLinks,
    private readonly vouchers: Vouchers,
    private readonly written: BookingNotes,
    private readonly undelivered: UndeliveredMails,
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

  async manageToken(bookingId: string): Promise<string> {
    return (await this.links.tokensOf([bookingId])).get(bookingId) ?? '';
  }

  manageTokens(bookingIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.links.tokensOf(bookingIds);
  }

  firstManageTokens(bookingIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.links.firstTokensOf(bookingIds);
  }

  noteUndelivered(venueId: number, id: string): Promise<void> {
    return this.undelivered.note({ venueId, id });
  }

  notes(venueId: number, id: string): Promise<BookingNote[]> {
    return this.written.of({ venueId, id });
  }

  async forMail(venueId: number, id: string): Promise<BookingForMail | undefined> {
    const whole = await this.whole.read(venueId, id);
    if (!whole) return undefined;
    const { row, customer, state, linkVersion, message, otherTimes, voucher } = whole;
    const now = this.clock.now();
    const booking = this.detailsOf(row, { customer, voucher, now });
    const options = optionsOf(state, now, voucher?.isGone);
    const calledOff = message === undefined ? undefined : { message, otherTimes: [...otherTimes] };
    const manageToken = this.links.tokenOf({ bookingId: id, version: linkVersion });
    return { booking, manageToken, options, money: moneyOf(state), paidBack: state.lastPaid, calledOff, otherTimes };
  }

  private async found(row: BookingRow | null): Promise<BookingDetails | undefined> {
    if (!row) return undefined;
    const customer = await this.customers.find({ venueId: row.venueId, ref: row.customerRef });
    return this.detailsOf(row, { customer, voucher: await this.payingFor(row), now: this.clock.now() });
  }

  private payingFor({ id, voucher, voucherBack }: DetailRow): Promise<PayingVoucher | undefined> | undefined {
    return voucher === null && voucherBack === null ? undefined : this.vouchers.ofBooking(id);
  }

  private detailsOf(row: DetailRow, { customer, voucher, now }: Known): BookingDetails {
    const { id, venueId, reference, experienceId, date, time, refund, moves } = row;
    const { tickets, ticketType, subtotal, fee, total } = row;
    return {
      id,
      venueId,
      reference,
      status: statusAt(row, now),
      holdUntil: row.holdUntil,
      experienceId,
      date,
      time,
      ...{ tickets, ticketType, subtotal, fee, total },
      refund,
      moves,
      voucher: voucher ? { paid: row.voucher ?? 0, back: row.voucherBack ?? 0, left: voucher.left } : null,
      customer,
    };
  }
}

interface Known {
  readonly customer: BookingDetails['customer'];
  readonly voucher: PayingVoucher | undefined;
  readonly now: Date;
}
