import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who a booking is for. No event and no stored answer knows this: erasing the row erases the person. */
@Entity({ schema: 'booking', name: 'customers' })
export class CustomerRow {
  @PrimaryColumn('integer', { name: 'venue_id', primaryKeyConstraintName: 'customers_pkey' }) venueId: number;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'customers_pkey' }) ref: string;
  @Column('text') name: string;
  @Column('text') email: string;
  @Column('text', { nullable: true }) phone: string | null;
}
