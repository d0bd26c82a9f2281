import type { WaitlistStatus } from '@northlight/contracts';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Read model. Written by waitlist.projection.ts and by nobody else. */
@Entity({ schema: 'booking', name: 'waitlist' })
@Check('waitlist_of_one_to_twenty', 'party between 1 and 20')
@Check('waitlist_offers_have_an_end', "(status = 'offered') = (offered_until is not null)")
@Index('waitlist_by_id', ['id'])
@Index('waitlist_in_order', ['venueId', 'slotId', 'place'], { where: "status = 'waiting'" })
@Index('waitlist_offers_that_lapse', ['offeredUntil'], { where: "status = 'offered'" })
@Index('waitlist_of_an_account', ['userId'], { where: '(user_id is not null)' })
export class WaitlistRow {
  @PrimaryColumn('integer', { name: 'venue_id', primaryKeyConstraintName: 'waitlist_pkey' }) venueId: number;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'waitlist_pkey' }) id: string;
  @Column('text', { name: 'slot_id' }) slotId: string;
  @Column('integer') party: number;
  @Column('text') status: WaitlistStatus;
  @Column('uuid', { name: 'customer_ref' }) customerRef: string;
  /** The account that joined; null for a visitor. */
  @Column('integer', { name: 'user_id', nullable: true }) userId: number | null;
  /** The position in the ledger at which it joined: who has a smaller one goes first. */
  @Column('bigint') place: number;
  /** Set while seats are held for it. */
  @Column('timestamptz', { name: 'offered_until', nullable: true }) offeredUntil: Date | null;
  /** The booking that its offer became. */
  @Column('uuid', { name: 'booking_id', nullable: true }) bookingId: string | null;
}
