import { instantOf } from '../../../platform/kernel/venue-time.js';
import type { SlotEvent } from '../domain/slot/slot.events.js';

/** Where the stories are told. */
const zone = 'America/New_York';

interface Held {
  readonly seats: number;
  readonly until: string | null;
  readonly isOffer: boolean;
}

/** One slot as an auditor adds it up. */
export class SlotAudit {
  readonly held = new Map<string, Held>();
  private opened: Extract<SlotEvent, { type: 'SlotOpened' }> | undefined;
  private capacity = 0;

  constructor(private readonly id: string) {}

  /** Its seats change hands before this instant only. Reckoned when asked for: a log has thousands of slots. */
  get start(): Date {
    return (this.opened && instantOf(this.opened, zone)) ?? new Date(0);
  }

  get taken(): number {
    return [...this.held.values()].reduce((sum, { seats }) => sum + seats, 0);
  }

  /** Seats that nobody has; those whose time is over at `at` count as free. */
  free(at: Date): number {
    const living = [...this.held.values()].filter(({ until }) => until === null || new Date(until) > at);
    return this.capacity - living.reduce((sum, { seats }) => sum + seats, 0);
  }

  /** Takes note of an event. @returns what is wrong with it: 1 and 8 of engine.md */
  see(event: SlotEvent): string[] {
    const complaint = this.note(event);
    const { taken, capacity } = this;
    const tooMany = taken > capacity ? [`${taken} of ${capacity} seats are taken`] : [];
    return [...complaint, ...tooMany].map((what) => `slot ${this.id}, ${event.type}: ${what}`);
  }

  private note(event: SlotEvent): string[] {
    switch (event.type) {
      case 'SlotOpened':
        this.opened = event;
        this.capacity = event.capacity;
        return [];
      case 'CapacityChanged':
        this.capacity = event.capacity;
        return [];
      case 'SeatsHeld':
        return this.hold(event);
      case 'HoldEndSet':
        return this.change(event.bookingId, { until: event.until });
      case 'SeatsChanged':
        return this.change(event.bookingId, { seats: event.to }, event.from);
      case 'SeatsReleased':
        return this.release(event);
      default:
        return [];
    }
  }

  private hold({ bookingId, seats, until, offer }: Extract<SlotEvent, { type: 'SeatsHeld' }>): string[] {
    const twice = this.held.has(bookingId) ? [`${bookingId} had seats already`] : [];
    this.held.set(bookingId, { seats, until, isOffer: offer === true });
    return twice;
  }

  private change(bookingId: string, change: Partial<Held>, from?: number): string[] {
    const held = this.held.get(bookingId);
    if (!held) return [`${bookingId} had no seats`];
    this.held.set(bookingId, { ...held, ...change });
    return from === undefined || from === held.seats ? [] : [`${bookingId} had ${held.seats} seats, not ${from}`];
  }

  private release({ bookingId, seats }: Extract<SlotEvent, { type: 'SeatsReleased' }>): string[] {
    const held = this.held.get(bookingId);
    this.held.delete(bookingId);
    return held?.seats === seats ? [] : [`${bookingId} gave ${seats} seats back and had ${held?.seats ?? 0}`];
  }
}
