import type { SlotEvent } from '../domain/slot/slot.events.js';
import type { SeatsOffered, WaitlistEvent, WaitlistJoined } from '../domain/waitlist/waitlist.events.js';
import type { SlotAudit } from './slot-audit.js';

interface Party {
  readonly party: number;
  status: 'waiting' | 'offered' | 'over';
  until: string;
}

/** One waitlist as an auditor adds it up: offers go in order to the first that fits, in time (10 of engine.md). */
export class WaitlistAudit {
  private readonly parties = new Map<string, Party>();
  /** Seats that were offered and are not held yet: the slot's own events follow. */
  private promised = 0;
  /** Bookings that took an offer: its seats are theirs. */
  private readonly bookedOffers = new Set<string>();

  constructor(
    private readonly slotId: string,
    private readonly slot: SlotAudit,
  ) {}

  /** Takes note of an event. @returns what is wrong with it */
  see(event: WaitlistEvent, at: Date): string[] {
    return this.note(event, at).map((what) => `waitlist ${this.slotId}, ${event.type} ${event.entryId}: ${what}`);
  }

  /** Nobody is sold seats while a party that fits waits for them. @returns whom a sale overtakes */
  overtakenBy(event: SlotEvent, at: Date): string[] {
    const isSale = event.type === 'SeatsHeld' && !event.offer && !this.bookedOffers.has(event.bookingId);
    const isMore = event.type === 'SeatsChanged' && event.to > event.from;
    if (!isSale && !isMore) return [];
    const room = this.slot.free(at) - this.promised;
    const overtaken = [...this.parties.keys()].filter((id) => this.fits(id, room));
    return overtaken.map((id) => `waitlist ${this.slotId}, ${event.type} ${event.bookingId}: ${id} waits and fits`);
  }

  /** Seats that are left for the public at `at`, once all that is free has gone to those who wait and fit. */
  publicRoom(at: Date): number {
    return [...this.parties.values()].reduce(
      (room, { status, party }) => (status === 'waiting' && party <= room ? room - party : room),
      this.slot.free(at) - this.promised,
    );
  }

  /** An offer has its seats now. */
  held(seats: number): void {
    this.promised -= seats;
  }

  private note(event: WaitlistEvent, at: Date): string[] {
    if (event.type === 'WaitlistJoined') return this.join(event);
    const party = this.parties.get(event.entryId);
    if (!party) return ['is not on the list'];
    switch (event.type) {
      case 'SeatsOffered':
        return this.offer(event, party, at);
      case 'OfferTaken':
        this.bookedOffers.add(event.bookingId);
        return this.end(party, party.status === 'offered' && at < new Date(party.until));
      case 'OfferLapsed':
        return this.end(party, party.status === 'offered' && at >= new Date(party.until));
      default:
        return this.end(party, party.status !== 'over');
    }
  }

  private join({ entryId, party }: WaitlistJoined): string[] {
    this.parties.set(entryId, { party, status: 'waiting', until: '' });
    return [];
  }

  private offer({ entryId, seats, until }: SeatsOffered, party: Party, at: Date): string[] {
    const room = this.slot.free(at) - this.promised;
    const before = [...this.parties.keys()].slice(0, [...this.parties.keys()].indexOf(entryId));
    const passedOver = before.filter((id) => this.fits(id, room));
    const { start } = this.slot;
    const complaints = [
      ...(party.status === 'waiting' ? [] : ['does not wait']),
      ...(seats === party.party && seats <= room ? [] : [`${seats} seats for ${party.party}, with room for ${room}`]),
      ...passedOver.map((id) => `${id} came first and fits`),
      ...(at < start && new Date(until) <= start ? [] : [`until ${until}, and it starts ${start.toISOString()}`]),
    ];
    this.promised += seats;
    Object.assign(party, { status: 'offered', until });
    return complaints;
  }

  private fits(id: string, room: number): boolean {
    const { status, party } = this.parties.get(id) as Party;
    return status === 'waiting' && party <= room;
  }

  private end(party: Party, isRight: boolean): string[] {
    const before = party.status;
    party.status = 'over';
    return isRight ? [] : [`was ${before} until ${party.until}`];
  }
}
