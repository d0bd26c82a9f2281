import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Seats that are taken only until an instant. Written by slot-board.projection.ts and by nobody else. */
@Entity({ schema: 'booking', name: 'ending_holds' })
export class EndingHoldRow {
  @PrimaryColumn('integer', { name: 'venue_id', primaryKeyConstraintName: 'ending_holds_pkey' }) venueId: number;
  @PrimaryColumn('text', { name: 'slot_id', primaryKeyConstraintName: 'ending_holds_pkey' }) slotId: string;
  /** A booking, or an entry of the waitlist. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'ending_holds_pkey' }) holder: string;
  @Column('integer') seats: number;
  @Column('timestamptz') until: Date;
}
