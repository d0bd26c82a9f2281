import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { dollarsOf } from '../../platform/kernel/money.js';
import type { AccountHolder, AccountOwner } from '../../platform/privacy/account-holders.js';
import { type BookingDetails, type BookingNote, Bookings } from './domain/bookings.js';
import { ErasePerson } from './features/erase-person/erase-person.handler.js';
import { BookingRow } from './persistence/booking.row.js';
import { bookingPersonalData } from './persistence/personal-data.js';

/** The bookings of an account, for its owner to take along; and nobody behind them once the account is gone. */
@Injectable()
export class BookingAccountHolder implements AccountHolder {
  readonly keeps = bookingPersonalData;

  constructor(
    @InjectRepository(BookingRow) private readonly rows: Repository<BookingRow>,
    private readonly bookings: Bookings,
    private readonly commands: CommandBus,
  ) {}

  async tell({ userId }: AccountOwner): Promise<{ bookings: readonly unknown[] }> {
    const rows = await this.rows.find({ where: { userId }, order: { startsAt: 'DESC' } });
    const told: unknown[] = [];
    for (const { venueId, id } of rows) {
      const details = await this.bookings.find(venueId, id);
      if (details) told.push({ ...toldOf(details), notes: (await this.bookings.notes(venueId, id)).map(toldNote) });
    }
    return { bookings: told };
  }

  /** The seats stay, and so does the money; with a proven e-mail all rooms forget who has it. */
  async forget({ userId, email }: AccountOwner): Promise<void> {
    const rows = await this.rows.find({ where: { userId } });
    for (const { venueId, customerRef: ref } of rows) await this.commands.execute(new ErasePerson({ venueId, ref }));
    if (email !== undefined) await this.commands.execute(new ErasePerson({ email }));
  }
}

/** What was written about the owner is theirs; who wrote it is not. */
const toldNote = ({ text, writtenAt }: BookingNote) => ({ text, writtenAt });

const toldOf = ({ subtotal, fee, total, refund, voucher, ...booking }: BookingDetails) => ({
  ...booking,
  subtotal: dollarsOf(subtotal),
  bookingFee: dollarsOf(fee),
  totalPrice: dollarsOf(total),
  refund: refund === null ? null : dollarsOf(refund),
  voucher: voucher && { paid: dollarsOf(voucher.paid), back: dollarsOf(voucher.back) },
});
