import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mail about this booking came back: its address does not exist. Until the address is put right. */
@Entity({ schema: 'booking', name: 'undelivered_mails' })
export class UndeliveredMailRow {
  @PrimaryColumn('integer', { name: 'venue_id', primaryKeyConstraintName: 'undelivered_mails_pkey' }) venueId: number;
  @PrimaryColumn('uuid', { name: 'booking_id', primaryKeyConstraintName: 'undelivered_mails_pkey' }) bookingId: string;
  /** When the last of them was refused. */
  @Column('timestamptz') at: Date;
}
