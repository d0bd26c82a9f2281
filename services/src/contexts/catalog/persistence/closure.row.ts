import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { VenueRow } from './venue.row.js';

/** A day on which a venue stays shut although its week says otherwise. */
@Entity({ schema: 'catalog', name: 'closures' })
export class ClosureRow {
  @PrimaryColumn('integer', { name: 'venue_id', primaryKeyConstraintName: 'closures_pkey' }) venueId: number;
  @PrimaryColumn('date', { primaryKeyConstraintName: 'closures_pkey' }) date: string;
  @Column('text') reason: string;

  @ManyToOne(() => VenueRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'venue_id', foreignKeyConstraintName: 'closures_venue' })
  venue: Relation<VenueRow>;
}
