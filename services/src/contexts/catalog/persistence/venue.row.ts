import type { OpeningHours, StreetMap, VenueNote, VenueStatus } from '@northlight/contracts';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One venue, open or planned (§3, decisions.md 5). `weekHours` starts on Sunday; null is a closed day. */
@Entity({ schema: 'catalog', name: 'venues' })
@Check('venues_status', "status in ('open', 'planned')")
@Check('venues_week', 'jsonb_array_length(week_hours) = 7')
export class VenueRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'venues_pkey' })
  id: number;

  @Column('text') name: string;

  @Index('venues_slug', { unique: true })
  @Column('text')
  slug: string;

  @Column('text') address: string;
  @Column('text') city: string;
  @Column('text') state: string;
  @Column('text', { name: 'zip_code' }) zipCode: string;
  @Column('text') description: string;
  @Column('text', { name: 'image_url' }) imageUrl: string;
  @Column('boolean', { name: 'is_new', default: false }) isNew: boolean;
  @Column('text') status: VenueStatus;
  @Column('integer', { name: 'opened_year', nullable: true }) openedYear: number | null;
  @Column('integer', { name: 'estimated_opening_year', nullable: true }) estimatedOpeningYear: number | null;
  @Column('text') timezone: string;
  @Column('integer', { name: 'map_x' }) mapX: number;
  @Column('integer', { name: 'map_y' }) mapY: number;
  @Column('jsonb', { name: 'week_hours' }) weekHours: (OpeningHours | null)[];
  @Column('text', { name: 'gallery_images', array: true, default: '{}' }) galleryImages: readonly string[];
  @Column('text', { array: true, default: '{}' }) parking: string[];
  @Column('text', { array: true, default: '{}' }) amenities: string[];
  @Column('text', { array: true, default: '{}' }) safety: string[];
  @Column('jsonb', { default: [] }) directions: VenueNote[];
  @Column('jsonb', { name: 'street_map', nullable: true }) streetMap: StreetMap | null;
  @Column('double precision', { nullable: true }) latitude: number | null;
  @Column('double precision', { nullable: true }) longitude: number | null;
  @Column('text', { nullable: true }) phone: string | null;
  @Column('text', { nullable: true }) email: string | null;
  /** Cents that may be paid there; null: as many as in the house. */
  @Column('integer', { name: 'pay_at_venue_up_to_cents', nullable: true }) payAtVenueUpTo: number | null;
  @Column('jsonb', { name: 'picture_texts', default: {} }) pictureTexts: Readonly<Record<string, string>>;
  /** How often what its page says was changed. */
  @Column('integer', { default: 0 }) version: number;
  @Column('integer', { name: 'hours_version', default: 0 }) hoursVersion: number;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt: Date | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
