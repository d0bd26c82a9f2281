import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Who a booking is for, sealed with the person's own key (docs/adr/0017). Once erased, only that it was is left. No
 * event and no stored answer knows any of it.
 */
@Entity({ schema: 'booking', name: 'customers' })
@Check(
  'customers_are_sealed_or_erased',
  '(erased_at is null) = (sealed is not null) and (sealed is null) = (email_hash is null)',
)
@Index('customers_by_email', ['emailHash'])
export class CustomerRow {
  @PrimaryColumn('integer', { name: 'venue_id', primaryKeyConstraintName: 'customers_pkey' }) venueId: number;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'customers_pkey' }) ref: string;
  /** Name, e-mail and phone. */
  @Column('bytea', { nullable: true }) sealed: Buffer | null;
  @Column('bytea', { name: 'email_hash', nullable: true }) emailHash: Buffer | null;
  /** Since when it is another e-mail than the one that was booked with: whoever reads that one owns the booking no more. */
  @Column('timestamptz', { name: 'email_corrected_at', nullable: true }) emailCorrectedAt: Date | null;
  @Column('timestamptz', { name: 'erased_at', nullable: true }) erasedAt: Date | null;
}
