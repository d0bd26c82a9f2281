import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/kernel/clock.js';
import { addDaysTo, instantOf } from '../../../platform/kernel/venue-time.js';
import { FreeTimes, type TimesWanted } from '../domain/free-times.js';
import type { SlotKey } from '../domain/slot-id.js';
import { SlotBoard } from './slot-board.repository.js';

/** So many times are named, out of so many days on both sides. */
const mostTimes = 3;
const daysAround = 7;

/** Times with room as the slot board tells them. */
@Injectable()
export class StoredFreeTimes extends FreeTimes {
  constructor(
    private readonly board: SlotBoard,
    private readonly clock: Clock,
  ) {
    super();
  }

  async nearest({ venueId, experienceId, date, time, timezone, tickets }: TimesWanted): Promise<SlotKey[]> {
    const now = this.clock.now();
    const span = { from: addDaysTo(date, -daysAround), to: addDaysTo(date, daysAround) };
    const slots = await this.board.find({ venueId, experienceId, ...span }, now);
    const startOf = (slot: { date: string; time: string }) => instantOf(slot, timezone)?.getTime() ?? 0;
    const wanted = startOf({ date, time });
    return slots
      .filter((slot) => !slot.closed && slot.capacity - slot.bookedCount >= tickets && startOf(slot) > now.getTime())
      .sort((one, other) => Math.abs(startOf(one) - wanted) - Math.abs(startOf(other) - wanted))
      .slice(0, mostTimes)
      .sort((one, other) => startOf(one) - startOf(other))
      .map((slot) => ({ venueId, experienceId, date: slot.date, time: slot.time }));
  }
}
