import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What the desk should know of a booking, sealed with the key of its customer: it goes with them. In no event. */
@Entity({ schema: 'booking', name: 'notes' })
@Index('notes_of_a_customer', ['venueId', 'customerRef'])
export class NoteRow {
  @PrimaryColumn('integer', { name: 'venue_id', primaryKeyConstraintName: 'notes_pkey' }) venueId: number;
  @PrimaryColumn('uuid', { name: 'booking_id', primaryKeyConstraintName: 'notes_pkey' }) bookingId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'notes_pkey' }) id: string;
  @Column('uuid', { name: 'customer_ref' }) customerRef: string;
  @Column('bytea') sealed: Buffer;
  @Column('timestamptz', { name: 'written_at' }) writtenAt: Date;
}
