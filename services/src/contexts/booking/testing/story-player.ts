import type { CommandBus } from '@nestjs/cqrs';
import type { BookingPlacedView } from '@northlight/contracts';
import type { EventStore } from '../../../platform/event-store/event-store.js';
import { errorAnswer } from '../../../platform/http/error-answer.js';
import type { FixedClock } from '../../../platform/kernel/clock.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { booking } from '../domain/booking.js';
import { slot } from '../domain/slot.js';
import { bookingStream, slotIdOf, slotStream } from '../domain/slot-id.js';
import { CancelBooking } from '../features/cancel-booking/cancel-booking.handler.js';
import { CheckIn } from '../features/check-in/check-in.handler.js';
import { ConfirmBooking } from '../features/confirm-booking/confirm-booking.handler.js';
import { ExpireHold } from '../features/expire-hold/expire-hold.handler.js';
import { MoveBooking } from '../features/move-booking/move-booking.handler.js';
import { PlaceBooking } from '../features/place-booking/place-booking.handler.js';
import { aRequest } from './booking-house.js';
import type { Act } from './random-story.js';

/** One process of the service. */
export interface Process {
  readonly commands: CommandBus;
  readonly events: EventStore;
}

/** Somebody was refused for want of seats, between these positions of the ledger. */
export interface RefusedBuyer {
  readonly slotId: string;
  readonly seats: number;
  readonly at: Date;
  readonly from: number;
  readonly to: number;
}

interface Stage {
  readonly date: string;
  readonly times: readonly string[];
  /** Makes the keys of this story its own. */
  readonly name: string;
  readonly processes: readonly Process[];
  readonly clock: FixedClock;
  /** Position of the ledger now. */
  head(): Promise<number>;
}

const zone = 'America/New_York';
/** Answers that leave open whether it happened: whoever gets one asks again. */
const unknown = new Set(['UNAVAILABLE', 'CONFLICT']);

/** Does what a story says, as people with browsers would: what is refused is refused, what is unknown is asked again. */
export class StoryPlayer {
  readonly refused: RefusedBuyer[] = [];
  /** What each key was answered with: the same every time, or it is a breach. */
  readonly answers = new Map<string, Set<string>>();
  private readonly bookings = new Map<number, string>();

  constructor(private readonly stage: Stage) {}

  async play(act: Act): Promise<void> {
    const process = this.stage.processes[act.process] as Process;
    const from = await this.stage.head();
    const at = this.stage.clock.now();
    try {
      await untilKnown(() => this.deed(act, process));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code !== 'SLOT_FULL' || act.does !== 'place') return;
      const slotId = this.slotIdAt(act.slot);
      this.refused.push({ slotId, seats: act.seats, at, from, to: await this.stage.head() });
    }
  }

  private deed(act: Act, process: Process): Promise<unknown> {
    if (act.does === 'place') return this.place(act, process.commands);
    const { slot: nth, seats } = act;
    const stream = slotStream(this.slotIdAt(nth));
    const onSlot = (command: Parameters<typeof slot.decide>[0]) =>
      process.events.transaction(1, (work) => work.apply(slot, stream, command));
    if (act.does === 'resize') return onSlot({ type: 'ResizeSlot', capacity: 10 + seats });
    if (act.does === 'close') return onSlot({ type: 'CloseSlot', why: 'a story' });
    if (act.does === 'reopen') return onSlot({ type: 'ReopenSlot' });
    const bookingId = this.bookings.get(act.who);
    return bookingId ? this.change(act, bookingId, process) : Promise.resolve();
  }

  private async place({ who, slot: nth, seats }: Act, commands: CommandBus): Promise<void> {
    const { date, times, name } = this.stage;
    const request = aRequest({ date, time: times[nth] as string, numberOfTickets: seats });
    const key = `${name}-${who}-${nth}-${seats}`;
    const placed: BookingPlacedView = await commands.execute(new PlaceBooking(request, { userId: null, key }));
    this.answers.set(key, (this.answers.get(key) ?? new Set()).add(JSON.stringify(placed)));
    this.bookings.set(who, placed.id);
  }

  private change(act: Act, id: string, { commands, events }: Process): Promise<unknown> {
    switch (act.does) {
      case 'confirm':
        return commands.execute(new ConfirmBooking(1, id));
      case 'expire':
        return commands.execute(new ExpireHold(1, id));
      case 'move':
        return commands.execute(new MoveBooking(1, id, { date: this.stage.date, time: this.timeOf(act.slot) }));
      case 'cancel':
        return commands.execute(new CancelBooking(1, id, { by: 'customer', reason: 'a story' }));
      case 'check-in':
        return commands.execute(new CheckIn(1, id, { anyway: true }));
      case 'undo-check-in':
        return events.transaction(1, (work) => work.apply(booking, bookingStream(id), { type: 'UndoCheckIn' }));
      case 'extend':
        return this.extend(id, events);
      default:
        return this.changeParty(id, act.seats, events);
    }
  }

  private extend(bookingId: string, events: EventStore): Promise<void> {
    return events.transaction(1, async (work) => {
      const at = this.stage.clock.now();
      const until = new Date(at.getTime() + 15 * 60_000).toISOString();
      const { visit, holdUntil } = await work.apply(booking, bookingStream(bookingId), {
        type: 'ExtendHold',
        until,
        at,
      });
      await work.apply(slot, slotStream(visit.slotId), { type: 'SetHoldEnd', bookingId, until: holdUntil });
    });
  }

  private changeParty(bookingId: string, tickets: number, events: EventStore): Promise<void> {
    return events.transaction(1, async (work) => {
      const at = this.stage.clock.now();
      const { visit } = await work.apply(booking, bookingStream(bookingId), { type: 'ChangeParty', tickets, at });
      await work.apply(slot, slotStream(visit.slotId), { type: 'ChangeSeats', bookingId, seats: tickets, at, zone });
    });
  }

  slotIdAt(nth: number): string {
    return slotIdOf({ venueId: 1, experienceId: 1, date: this.stage.date, time: this.timeOf(nth) });
  }

  private timeOf(nth: number): string {
    return this.stage.times[nth] as string;
  }
}

async function untilKnown(ask: () => Promise<unknown>, tries = 50): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (tries === 0 || !unknown.has(errorAnswer(error).code)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 5));
    await untilKnown(ask, tries - 1);
  }
}
