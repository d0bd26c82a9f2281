import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { CallOffOutcome, CallOffPartyKind } from '../../domain/call-off.js';

/** A party that was in a slot when that was called off, and what became of it. Nothing personal. */
@Entity({ schema: 'booking', name: 'call_off_parties' })
@Index('call_off_parties_by_id', ['partyId'])
export class CallOffPartyRow {
  @PrimaryColumn('integer', { name: 'venue_id', primaryKeyConstraintName: 'call_off_parties_pkey' }) venueId: number;
  @PrimaryColumn('uuid', { name: 'call_off_id', primaryKeyConstraintName: 'call_off_parties_pkey' }) callOffId: string;
  /** A booking, or an entry of the waitlist. */
  @PrimaryColumn('uuid', { name: 'party_id', primaryKeyConstraintName: 'call_off_parties_pkey' }) partyId: string;
  @Column('text', { name: 'slot_id' }) slotId: string;
  @Column('text') kind: CallOffPartyKind;
  /** Null while it waits for its turn. */
  @Column('text', { nullable: true }) outcome: CallOffOutcome | null;
}
