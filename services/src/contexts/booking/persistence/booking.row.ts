import type { BookingStatus, TicketType } from '@northlight/contracts';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** Read model; amounts in cents. Written by bookings.projection.ts and by nobody else. */
@Entity({ schema: 'booking', name: 'bookings' })
@Unique('bookings_reference', ['reference', 'venueId'])
@Check('bookings_of_one_to_twenty', 'tickets between 1 and 20')
@Check('bookings_owe_what_they_hold', 'owed between 0 and held')
@Index('bookings_that_lapse', ['holdUntil'], { where: "status = 'pending' and hold_until is not null" })
@Index('bookings_of_a_customer', ['venueId', 'customerRef'])
@Index('bookings_of_a_day', ['date', 'venueId'])
@Index('bookings_in_time', ['startsAt'])
@Index('bookings_by_placing', { synchronize: false })
@Index('bookings_by_cancelling', ['cancelledAt'], { where: 'cancelled_at is not null' })
@Index('bookings_of_a_user', ['userId'], { where: 'user_id is not null' })
export class BookingRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'bookings_pkey' }) id: string;
  @PrimaryColumn('integer', { name: 'venue_id', primaryKeyConstraintName: 'bookings_pkey' }) venueId: number;
  @Column('text') reference: string;
  @Column('text', { name: 'slot_id' }) slotId: string;
  @Column('integer', { name: 'experience_id' }) experienceId: number;
  @Column('date') date: string;
  @Column('text') time: string;
  /** The instant that date and time mean; null where the program before this one wrote the row during a deploy. */
  @Column('timestamptz', { name: 'starts_at', nullable: true }) startsAt: Date | null;
  @Column('integer') tickets: number;
  @Column('text', { name: 'ticket_type' }) ticketType: TicketType;
  @Column('text') status: BookingStatus;
  /** What the ticket type took off the price; null where the program before this one wrote the row during a deploy. */
  @Column('integer', { nullable: true }) discount: number | null;
  @Column('integer') subtotal: number;
  @Column('integer') fee: number;
  @Column('integer') total: number;
  /** Cents of the subtotal that a gift voucher pays; null where none does. */
  @Column('integer', { nullable: true }) voucher: number | null;
  /** Guests of it who come in with a guest pass. */
  @Column('integer', { name: 'guest_passes', default: 0 }) guestPasses: number;
  /** Cents that went back to the gift voucher; null where none did. */
  @Column('integer', { name: 'voucher_back', nullable: true }) voucherBack: number | null;
  /** Cents of the price that the staff has granted to give back: it costs so much less. Of them, the gift voucher got some. */
  @Column('integer', { default: 0 }) granted: number;
  @Column('integer', { name: 'granted_voucher', default: 0 }) grantedVoucher: number;
  /** Cents that the venue has of its customer, by whatever means, and those of them that are still to go back. */
  @Column('integer', { default: 0 }) held: number;
  @Column('integer', { default: 0 }) owed: number;
  /** Cents that were sent back to a card and have not arrived yet: neither held nor owed. */
  @Column('integer', { name: 'on_its_way', default: 0 }) onItsWay: number;
  /** Of it, what the last check-in noted as paid. */
  @Column('integer', { name: 'at_door', default: 0 }) atDoor: number;
  /** Cents that go back to the customer, or went back; null while there was no reason to. */
  @Column('integer', { nullable: true }) refund: number | null;
  /** Of the total, what a cancellation or the staff gave back, and what nobody had paid. */
  @Column('integer', { default: 0 }) returned: number;
  @Column('integer', { default: 0 }) unpaid: number;
  /** How often it was moved. */
  @Column('integer', { default: 0 }) moves: number;
  @Column('integer', { name: 'user_id', nullable: true }) userId: number | null;
  @Column('uuid', { name: 'customer_ref' }) customerRef: string;
  @Column('timestamptz', { name: 'placed_at' }) placedAt: Date;
  @Column('timestamptz', { name: 'cancelled_at', nullable: true }) cancelledAt: Date | null;
  @Column('timestamptz', { name: 'hold_until', nullable: true }) holdUntil: Date | null;
  /** How many of the party were let in. */
  @Column('integer', { default: 0 }) inside: number;
  @Column('timestamptz', { name: 'checked_in_at', nullable: true }) checkedInAt: Date | null;
}
