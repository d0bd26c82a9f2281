import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Read model. Written by slot-board.projection.ts and by nobody else. */
@Entity({ schema: 'booking', name: 'slots' })
@Check('slots_never_oversold', 'booked_count between 0 and capacity')
@Index('slots_of_a_day', ['venueId', 'experienceId', 'date', 'time'])
@Index('slots_of_a_calendar', ['venueId', 'date', 'time'])
export class SlotRow {
  @PrimaryColumn('integer', { name: 'venue_id', primaryKeyConstraintName: 'slots_pkey' }) venueId: number;
  @PrimaryColumn('text', { name: 'slot_id', primaryKeyConstraintName: 'slots_pkey' }) slotId: string;
  @Column('integer', { name: 'experience_id' }) experienceId: number;
  /** The venue's own calendar and clock: yyyy-MM-dd and HH:mm. */
  @Column('date') date: string;
  @Column('text') time: string;
  @Column('integer') capacity: number;
  @Column('integer', { name: 'booked_count', default: 0 }) bookedCount: number;
  @Column('boolean', { default: false }) closed: boolean;
  /** From when on everybody may book it; null: since it was opened. */
  @Column('timestamptz', { name: 'opens_at', nullable: true }) opensAt: Date | null;
}
