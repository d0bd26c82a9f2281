import type { ExperienceCategory } from '@northlight/contracts';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One experience of the catalogue (§3). Money is cents, duration minutes. */
@Entity({ schema: 'catalog', name: 'experiences' })
@Check('experiences_price', 'price_cents >= 0')
@Check('experiences_duration', 'duration >= 5')
@Check('experiences_ages', 'min_age >= 0 and max_age >= 0')
@Index('experiences_in_order', ['displayOrder', 'id'])
export class ExperienceRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'experiences_pkey' })
  id: number;

  @Column('text') name: string;

  @Index('experiences_slug', { unique: true })
  @Column('text')
  slug: string;

  @Column('text') description: string;
  @Column('text', { name: 'short_description' }) shortDescription: string;
  @Column('integer') duration: number;
  @Column('integer', { name: 'price_cents' }) price: number;
  @Column('integer', { name: 'min_age', default: 0 }) minAge: number;
  @Column('integer', { name: 'max_age', default: 100 }) maxAge: number;
  @Column('text', { nullable: true }) requirements: string | null;
  @Column('text', { name: 'special_equipment', nullable: true }) specialEquipment: string | null;
  @Column('text', { name: 'image_url' }) imageUrl: string;
  @Column('boolean', { name: 'is_popular', default: false }) isPopular: boolean;
  @Column('boolean', { name: 'is_new', default: false }) isNew: boolean;
  @Column('text', { name: 'license_info', nullable: true }) licenseInfo: string | null;
  @Column('text', { name: 'license_owner', nullable: true }) licenseOwner: string | null;
  @Column('text') category: ExperienceCategory;
  @Column('text', { array: true, default: '{}' }) tags: string[];
  @Column('text', { name: 'gallery_images', array: true, default: '{}' }) galleryImages: readonly string[];
  @Column('jsonb', { name: 'picture_texts', default: {} }) pictureTexts: Readonly<Record<string, string>>;
  @Column('integer', { name: 'display_order', default: 999 }) displayOrder: number;
  /** How often its form was saved. */
  @Column('integer', { default: 0 }) version: number;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt: Date | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
