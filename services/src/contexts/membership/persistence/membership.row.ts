import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One membership plan (§3). Money is cents a month. */
@Entity({ schema: 'membership', name: 'memberships' })
@Check('memberships_price', 'price_cents >= 0')
@Check('memberships_discount', 'discount_percentage between 0 and 100')
@Check('memberships_counts', 'priority_booking_hours >= 0 and guest_passes >= 0')
export class MembershipRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'memberships_pkey' })
  id: number;

  @Index('memberships_name', { unique: true })
  @Column('text')
  name: string;

  @Index('memberships_slug', { unique: true })
  @Column('text')
  slug: string;

  @Column('text') description: string;
  @Column('text', { name: 'short_description' }) shortDescription: string;
  @Column('integer', { name: 'price_cents' }) monthlyPrice: number;
  @Column('integer', { name: 'discount_percentage' }) discountPercentage: number;
  @Column('integer', { name: 'priority_booking_hours' }) priorityBookingHours: number;
  @Column('integer', { name: 'guest_passes', default: 0 }) guestPasses: number;
  @Column('text', { name: 'image_url', default: '/images/membership-default.jpg' }) imageUrl: string;
  @Column('boolean', { name: 'featured_tier', default: false }) featuredTier: boolean;
  @Column('integer', { name: 'display_order', default: 999 }) displayOrder: number;
  /** How often its form was saved. */
  @Column('integer', { default: 0 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
