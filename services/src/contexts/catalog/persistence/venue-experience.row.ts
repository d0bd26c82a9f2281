import type { OpeningRule } from '@northlight/contracts';
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

/** Which venue runs which experience (§3), and by which rules its slots are opened. */
@Entity({ schema: 'catalog', name: 'venue_experiences' })
@Unique('venue_experiences_once', ['venueId', 'experienceId'])
@Check('venue_experiences_rules', "jsonb_typeof(rules) = 'array'")
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
  @Column('jsonb', { default: [] }) rules: OpeningRule[];
  /** How often it was written. */
  @Column('integer', { default: 1 }) version: number;

  @ManyToOne(() => VenueRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'venue_id', foreignKeyConstraintName: 'venue_experiences_venue' })
  venue: Relation<VenueRow>;

  @ManyToOne(() => ExperienceRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'experience_id', foreignKeyConstraintName: 'venue_experiences_experience_id' })
  experience: Relation<ExperienceRow>;
}
