import type { LiveAnswer } from '../../../../../platform/http/live-answer.js';
import { instantOf } from '../../../../../platform/kernel/venue-time.js';
import { slotViewOf } from '../../../domain/slot/slot-view.js';
import type { DayKey, DaySlot } from '../../persistence/slot-days.js';

/** One day as those who watch it know it. */
export class WatchedDay {
  readonly watchers = new Set<LiveAnswer>();
  /** How far in the venue's ledger this day has been read; -1 before that. */
  private position = -1;
  private slots: readonly DaySlot[] = [];
  private lastSent = '';
  private readonly starts = new Map<string, Date | null>();

  constructor(
    readonly key: DayKey,
    private readonly zone: string,
  ) {}

  /** True when something was committed in the ledger since, or a hold of a slot is over. */
  isBehind(position: number, now: Date): boolean {
    return this.position !== position || this.slots.some(({ nextEnd }) => nextEnd !== null && nextEnd <= now);
  }

  /** Takes what was read; what is older than what is known is left aside. */
  learn(position: number, slots: readonly DaySlot[]): void {
    if (position < this.position) return;
    this.position = position;
    this.slots = slots;
  }

  /** Tells everybody what they do not know yet: a change of the day, or one who came to a day that did not change. */
  tell(now: Date, newcomer?: LiveAnswer): void {
    if (this.position < 0) return;
    const data = JSON.stringify(this.slots.map((slot) => slotViewOf(slot, this.hasStarted(slot, now), now)));
    const isNews = data !== this.lastSent;
    this.lastSent = data;
    const message = { event: 'slots', id: this.position, data };
    if (isNews) for (const watcher of this.watchers) watcher.say(message);
    if (newcomer && !newcomer.hasBegun) newcomer.say(message);
  }

  /** As `hasStarted` of the domain; the start of a slot is reckoned once, not each time somebody looks. */
  private hasStarted({ time }: DaySlot, now: Date): boolean {
    let start = this.starts.get(time);
    if (start === undefined) {
      start = instantOf({ date: this.key.date, time }, this.zone);
      this.starts.set(time, start);
    }
    return start === null || start <= now;
  }
}
