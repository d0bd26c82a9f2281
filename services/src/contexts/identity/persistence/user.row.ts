import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A person's account. The keys are what makes names unique (platform/kernel/name-key.ts). */
@Entity({ schema: 'identity', name: 'users' })
@Unique('users_username_key', ['usernameKey'])
@Unique('users_email_key', ['emailKey'])
@Check('users_guest_passes', 'guest_passes_left >= 0')
@Index('users_admins', ['id'], { where: 'is_admin' })
@Index('users_by_parts', { synchronize: false })
export class UserRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS', primaryKeyConstraintName: 'users_pkey' })
  id: number;
  @Column('text') username: string;
  @Column('text', { name: 'username_key' }) usernameKey: string;
  @Column('text') email: string;
  @Column('text', { name: 'email_key' }) emailKey: string;
  @Column('timestamptz', { name: 'email_verified_at', nullable: true }) emailVerifiedAt: Date | null;
  @Column('text', { name: 'password_hash' }) passwordHash: string;
  /** Counts its changes: a session that knows another one is nobody's. */
  @Column('integer', { name: 'password_version', default: 0 }) passwordVersion: number;
  /** Since when a sign-in needs more than the password. */
  @Column('timestamptz', { name: 'second_factor_at', nullable: true }) secondFactorAt: Date | null;
  @Column('text', { name: 'first_name', nullable: true }) firstName: string | null;
  @Column('text', { name: 'last_name', nullable: true }) lastName: string | null;
  @Column('text', { name: 'membership_tier', default: 'none' }) membershipTier: string;
  @Column('boolean', { name: 'is_admin', default: false }) isAdmin: boolean;
  @Column('text', { array: true, default: '{}' }) roles: string[];
  /** Since when it may not sign in. */
  @Column('timestamptz', { name: 'deactivated_at', nullable: true }) deactivatedAt: Date | null;
  @Column('text', { name: 'subscription_status', default: 'inactive' }) subscriptionStatus: string;
  @Column('date', { name: 'subscription_start_date', nullable: true }) subscriptionStartDate: string | null;
  @Column('date', { name: 'subscription_end_date', nullable: true }) subscriptionEndDate: string | null;
  @Column('integer', { name: 'guest_passes_left', default: 0 }) guestPassesLeft: number;
  @Column('date', { name: 'last_billing_date', nullable: true }) lastBillingDate: string | null;
  @Column('timestamptz', { name: 'terms_accepted_at', nullable: true }) termsAcceptedAt: Date | null;
  @Column('text', { name: 'terms_version', nullable: true }) termsVersion: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
