import { addDaysTo, instantOf } from '../../platform/kernel/venue-time.js';

/** A slot that demo bookings may choose. */
export interface DemoSlot {
  readonly experienceId: number;
  readonly date: string;
  readonly time: string;
  readonly start: Date;
}

/** The open slots of the demo venue, as demo bookings look for them. */
export class DemoSlots {
  private readonly slots: readonly DemoSlot[];

  constructor(
    rows: readonly { experienceId: number; date: string; time: string }[],
    zone: string,
    readonly today: string,
  ) {
    this.slots = rows
      .map(({ experienceId, date, time }) => ({
        experienceId,
        date,
        time,
        start: instantOf({ date, time }, zone) ?? new Date(0),
      }))
      .sort((one, other) => one.start.getTime() - other.start.getTime());
  }

  /** The nth slot (round and round) of the first open day at or after so many days from today. */
  near(experienceId: number, days: number, nth: number): DemoSlot {
    const day = this.of(experienceId).find(({ date }) => date >= addDaysTo(this.today, days))?.date;
    const ofDay = this.of(experienceId).filter(({ date }) => date === day);
    return found(ofDay[nth % ofDay.length]);
  }

  /** The slot at this time on the first date of these where there is one. */
  at(experienceId: number, time: string, dates: readonly string[]): DemoSlot {
    return found(this.of(experienceId).find((slot) => slot.time === time && dates.includes(slot.date)));
  }

  firstFrom(experienceId: number, instant: Date): DemoSlot {
    return found(this.of(experienceId).find(({ start }) => start >= instant));
  }

  lastBefore(experienceId: number, instant: Date): DemoSlot {
    return found(this.of(experienceId).findLast(({ start }) => start <= instant));
  }

  /** Where a party is inside: at what has begun today or, before the doors open, at the first of the day. */
  underWay(experienceId: number, now: Date): DemoSlot {
    const begun = this.lastBefore(experienceId, now);
    return begun.date === this.today ? begun : (this.of(experienceId).find(({ date }) => date === this.today) ?? begun);
  }

  private of(experienceId: number): readonly DemoSlot[] {
    return this.slots.filter((slot) => slot.experienceId === experienceId);
  }
}

function found(slot: DemoSlot | undefined): DemoSlot {
  if (!slot)
    throw new Error(
      'The demo venue has no slot where the demo bookings need one: are its hours and programme the seeded ones?',
    );
  return slot;
}
