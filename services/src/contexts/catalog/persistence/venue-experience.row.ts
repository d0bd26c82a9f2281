import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { ExperienceRow } from './experience.row.js';
import { VenueRow } from './venue.row.js';

/** Which venue runs which experience, from when in the day and for how many at once (§3). */
@Entity({ schema: 'catalog', name: 'venue_experiences' })
@Unique('venue_experiences_once', ['venueId', 'experienceId'])
@Check('venue_experiences_seats', 'seats > 0')
export class VenueExperienceRow {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'venue_experiences_pkey',
  })
  id: number;

  @Column('integer', { name: 'venue_id' }) venueId: number;

  @Index('venue_experiences_experience')
  @Column('integer', { name: 'experience_id' })
  experienceId: number;

  @Column('boolean', { name: 'is_exclusive', default: false }) isExclusive: boolean;
  @Column('text', { name: 'first_start', default: '10:00' }) firstStart: string;
  @Column('integer', { default: 20 }) seats: number;

  @ManyToOne(() => VenueRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'venue_id', foreignKeyConstraintName: 'venue_experiences_venue' })
  venue: Relation<VenueRow>;

  @ManyToOne(() => ExperienceRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'experience_id', foreignKeyConstraintName: 'venue_experiences_experience_id' })
  experience: Relation<ExperienceRow>;
}
