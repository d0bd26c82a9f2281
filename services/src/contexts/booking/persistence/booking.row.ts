import type { BookingStatus, TicketType } from '@northlight/contracts';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** Read model; amounts in cents. Written by bookings.projection.ts and by nobody else. */
@Entity({ schema: 'booking', name: 'bookings' })
@Unique('bookings_reference', ['reference', 'venueId'])
@Check('bookings_of_one_to_twenty', 'tickets between 1 and 20')
@Index('bookings_of_a_slot', ['venueId', 'slotId'])
@Index('bookings_that_lapse', ['holdUntil'], { where: "status = 'pending' and hold_until is not null" })
@Index('bookings_of_a_customer', ['venueId', 'customerRef'])
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
  @Column('integer') subtotal: number;
  @Column('integer') fee: number;
  @Column('integer') total: number;
  /** Cents that were given back; null while there was no reason to. */
  @Column('integer', { nullable: true }) refund: number | null;
  /** How often it was moved. */
  @Column('integer', { default: 0 }) moves: number;
  @Column('integer', { name: 'user_id', nullable: true }) userId: number | null;
  @Column('uuid', { name: 'customer_ref' }) customerRef: string;
  @Column('timestamptz', { name: 'placed_at' }) placedAt: Date;
  @Column('timestamptz', { name: 'hold_until', nullable: true }) holdUntil: Date | null;
  @Column('timestamptz', { name: 'checked_in_at', nullable: true }) checkedInAt: Date | null;
}
