import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The key of one person, wrapped by a key of the house. Deleting the row is what makes the person unreadable. */
@Entity({ schema: 'booking', name: 'person_keys' })
export class PersonKeyRow {
  @PrimaryColumn('integer', { name: 'venue_id', primaryKeyConstraintName: 'person_keys_pkey' }) venueId: number;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'person_keys_pkey' }) ref: string;
  @Column('bytea', { name: 'wrapped_key' }) wrappedKey: Buffer;
  @Column('text', { name: 'wrapped_by' }) wrappedBy: string;
}
