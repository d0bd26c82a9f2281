import type { DeskReason } from '@northlight/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Slots of a day that the venue called off together. Written in the commit that closes them. */
@Entity({ schema: 'booking', name: 'call_offs' })
@Index('call_offs_of_a_day', ['venueId', 'date'])
export class CallOffRow {
  @PrimaryColumn('integer', { name: 'venue_id', primaryKeyConstraintName: 'call_offs_pkey' }) venueId: number;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'call_offs_pkey' }) id: string;
  @Column('date') date: string;
  /** Null where all experiences were called off, as the time is where all starts were. */
  @Column('integer', { name: 'experience_id', nullable: true }) experienceId: number | null;
  @Column('text', { nullable: true }) time: string | null;
  @Column('integer') slots: number;
  @Column('text') reason: DeskReason;
  /** What customers read of it. */
  @Column('text') message: string;
  @Column('timestamptz', { name: 'started_at' }) startedAt: Date;
  @Column('timestamptz', { name: 'finished_at', nullable: true }) finishedAt: Date | null;
}
