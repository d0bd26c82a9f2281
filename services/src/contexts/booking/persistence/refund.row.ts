import type { RefundFailure, RefundMethod, RefundState } from '@northlight/contracts';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Read model; amounts in cents. Written by bookings.projection.ts and by nobody else. */
@Entity({ schema: 'booking', name: 'refunds' })
@Check('refunds_never_overpaid', 'owed >= 0 and paid >= 0')
@Index('refunds_of_a_state', ['state', 'requestedAt', 'bookingId'])
export class RefundRow {
  @PrimaryColumn('uuid', { name: 'booking_id', primaryKeyConstraintName: 'refunds_pkey' }) bookingId: string;
  @PrimaryColumn('integer', { name: 'venue_id', primaryKeyConstraintName: 'refunds_pkey' }) venueId: number;
  @Column('text') state: RefundState;
  /** Still to be paid. */
  @Column('integer') owed: number;
  @Column('integer', { default: 0 }) paid: number;
  /** Sent back to a card, and not arrived yet. */
  @Column('integer', { name: 'on_its_way', default: 0 }) onItsWay: number;
  /** Since when something is owed. */
  @Column('timestamptz', { name: 'requested_at' }) requestedAt: Date;
  /** When it was last paid, failed, or found not to be due. */
  @Column('timestamptz', { name: 'settled_at', nullable: true }) settledAt: Date | null;
  @Column('text', { nullable: true }) method: RefundMethod | null;
  @Column('text', { nullable: true }) receipt: string | null;
  @Column('text', { nullable: true }) failure: RefundFailure | null;
}
