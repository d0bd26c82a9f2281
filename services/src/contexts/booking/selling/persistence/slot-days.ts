import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LogReader } from '@northlight/event-store/rows';
import { Repository } from 'typeorm';
import { SlotRow } from '../../persistence/slot.row.js';
import { bookedAt } from '../../persistence/slot-board.repository.js';

/** One experience at one venue on one day. */
export interface DayKey {
  readonly venueId: number;
  readonly experienceId: number;
  /** yyyy-MM-dd */
  readonly date: string;
}

export interface DaySlot extends Pick<SlotRow, 'slotId' | 'time' | 'capacity' | 'bookedCount' | 'closed' | 'opensAt'> {
  /** When the next hold of this slot is over: its seats are free from then on. */
  readonly nextEnd: Date | null;
}

const daysAt = `
  select w.nth::int, s.slot_id as "slotId", s.time, s.capacity, ${bookedAt('$4')} as "bookedCount", s.closed, s.opens_at as "opensAt",
    (select min(h.until) from booking.ending_holds h
     where h.venue_id = s.venue_id and h.slot_id = s.slot_id and h.until > $4) as "nextEnd"
  from unnest($1::int[], $2::int[], $3::date[]) with ordinality as w (venue_id, experience_id, date, nth)
  join booking.slots s on s.venue_id = w.venue_id and s.experience_id = w.experience_id and s.date = w.date
  order by w.nth, s.time`;

/** Reads many days of the slot board at once, for those who watch them. */
@Injectable()
export class SlotDays {
  constructor(
    @InjectRepository(SlotRow) private readonly board: Repository<SlotRow>,
    private readonly log: LogReader,
  ) {}

  /** Where the ledgers of these venues stand; 0 for one in which nothing happened yet. */
  async positions(venueIds: readonly number[]): Promise<(venueId: number) => number> {
    const positions = await this.log.positions([...new Set(venueIds)]);
    return (venueId) => positions.get(venueId) ?? 0;
  }

  /** The slots of each day at an instant, in order of time; the days in the order in which they were asked for. */
  async read(days: readonly DayKey[], at: Date): Promise<DaySlot[][]> {
    const found = await this.board.query<(DaySlot & { nth: number })[]>(daysAt, [
      days.map(({ venueId }) => venueId),
      days.map(({ experienceId }) => experienceId),
      days.map(({ date }) => date),
      at,
    ]);
    const slots: DaySlot[][] = days.map(() => []);
    for (const { nth, ...slot } of found) slots[nth - 1]?.push(slot);
    return slots;
  }
}
