import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import pg from 'pg';
import { Repository } from 'typeorm';
import { dollarsOf } from '../../platform/kernel/money.js';
import { type AccountHolder, type AccountOwner, addressesOf } from '../../platform/privacy/account-holders.js';
import { PersonCipher } from '../../platform/privacy/person-cipher.js';
import { type BookingDetails, type BookingNote, Bookings } from './domain/bookings.js';
import { slotKeyOf } from './domain/slot-id.js';
import { ErasePerson } from './features/erase-person/erase-person.handler.js';
import { BookingRow } from './persistence/booking.row.js';
import { Customers } from './persistence/customers.repository.js';
import { bookingPersonalData } from './persistence/personal-data.js';
import { bookingsUnder, placesUnder } from './persistence/under-address.js';

/** The bookings of an account, for its owner to take along; and nobody behind them once the account is gone. */
@Injectable()
export class BookingAccountHolder implements AccountHolder {
  readonly keeps = bookingPersonalData;

  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    @InjectRepository(BookingRow) private readonly rows: Repository<BookingRow>,
    private readonly bookings: Bookings,
    private readonly customers: Customers,
    private readonly commands: CommandBus,
    readonly pool: pg.Pool,
    readonly cipher: PersonCipher,
  ) {}

  async tell(owner: AccountOwner): Promise<{ bookings: readonly unknown[]; waitlistPlaces: readonly unknown[] }> {
    const told: unknown[] = [];
    for (const { venueId, id } of await bookingsUnder(owner.userId, addressesOf(owner), this)) {
      const details = await this.bookings.find(venueId, id);
      if (details) told.push({ ...toldOf(details), notes: (await this.bookings.notes(venueId, id)).map(toldNote) });
    }
    return { bookings: told, waitlistPlaces: await this.placesOf(owner) };
  }

  /** Without what opens them. */
  private async placesOf(owner: AccountOwner): Promise<unknown[]> {
    const places = await placesUnder(addressesOf(owner), this);
    const customers = await this.customers.readable(places);
    return places.map(({ slotId, ref, ...place }) => ({
      ...place,
      ...slotKeyOf(slotId),
      customer: customers.get(ref),
    }));
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
