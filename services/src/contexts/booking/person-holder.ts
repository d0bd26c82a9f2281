import { Injectable } from '@nestjs/common';
import type { PersonEntry } from '@northlight/contracts';
import { EventStore } from '@northlight/event-store';
import pg from 'pg';
import { recordedActs } from '../../platform/audit/audit-log.js';
import { Clock } from '../../platform/kernel/clock.js';
import { dollarsOf } from '../../platform/kernel/money.js';
import { type Person } from '../../platform/privacy/person.js';
import type { PersonHolder, RotationReport } from '../../platform/privacy/person-holder.js';
import { Catalog } from '../catalog/index.js';
import { type BookingDetails, type BookingNote, Bookings } from './domain/booking/bookings.js';
import { leaveWaitlist } from './domain/seats.js';
import { slotKeyOf } from './domain/slot/slot-id.js';
import { type CustomerKey, Customers } from './persistence/customers.repository.js';
import {
  bookingsOfPerson,
  customersOfPerson,
  placesOfPerson,
  type WaitlistPlace,
} from './persistence/customers-of-person.js';
import { KeyRotation } from './persistence/key-rotation.js';
import { bookingPersonalData } from './persistence/personal-data.js';
import { VisitorLimits } from './shared/buyer.js';
import { decideOnSeats, zoneAt } from './shared/decide-on-seats.js';

interface Visit extends BookingDetails {
  readonly notes: readonly BookingNote[];
}

/** Who booked or waits. Bookings, their seats and their money stay; nobody is behind them once the person is forgotten. */
@Injectable()
export class BookingHolder implements PersonHolder {
  readonly keeps = bookingPersonalData;

  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly bookings: Bookings,
    private readonly customers: Customers,
    private readonly rotation: KeyRotation,
    private readonly limits: VisitorLimits,
    private readonly events: EventStore,
    private readonly clock: Clock,
    private readonly catalog: Catalog,
  ) {}

  async find(person: Person): Promise<PersonEntry[]> {
    const visits = await this.visitsOf(person);
    const places = await placesOfPerson(person, this.pool);
    const names = await this.customers.readable(places);
    return [...visits.flatMap(foundVisit), ...places.map((place) => foundPlace(place, names.get(place.ref)?.name))];
  }

  async tell(person: Person): Promise<Readonly<Record<string, unknown>>> {
    const visits = await this.visitsOf(person);
    const ids = visits.map(({ id }) => id);
    return {
      bookings: visits.map(exportedVisit),
      waitlistPlaces: await this.placesOf(person),
      tries: await this.limits.standing(person),
      onRecord: await recordedActs(this.pool, { kind: 'booking', ids }, person.userId),
    };
  }

  /** They leave the waitlists first, while they are still found: nobody can be written to about seats that come free. */
  async erase(person: Person, at: Date): Promise<number> {
    const keys = await customersOfPerson(person, this.pool);
    await this.leaveWaitlists({ keys });
    return this.customers.erase({ keys }, at);
  }

  async giveUp(lostKey: string, at: Date): Promise<number> {
    await this.leaveWaitlists({ lostKey });
    return this.customers.erase({ lostKey }, at);
  }

  rewrap(): Promise<RotationReport> {
    return this.rotation.run();
  }

  unreadable(): Promise<string | undefined> {
    return this.customers.unreadable();
  }

  private async visitsOf(person: Person): Promise<Visit[]> {
    const visits: Visit[] = [];
    for (const { venueId, id } of await bookingsOfPerson(person, this.pool)) {
      const details = await this.bookings.find(venueId, id);
      if (details) visits.push({ ...details, notes: await this.bookings.notes(venueId, id) });
    }
    return visits;
  }

  /** Without what opens them. */
  private async placesOf(person: Person): Promise<unknown[]> {
    const places = await placesOfPerson(person, this.pool);
    const customers = await this.customers.readable(places);
    return places.map(({ id: _, slotId, ref, ...place }) => ({
      ...place,
      ...slotKeyOf(slotId),
      customer: customers.get(ref),
    }));
  }

  private async leaveWaitlists(whom: { readonly keys: readonly CustomerKey[] } | { readonly lostKey: string }) {
    for (const { venueId, slotId, id } of await this.customers.waitingOf(whom)) {
      const zone = await zoneAt(this.catalog, venueId);
      const moment = { at: this.clock.now(), zone };
      await this.events.transaction(venueId, (work) =>
        decideOnSeats(work, slotId, (awaited) => leaveWaitlist(awaited, id, moment)),
      );
    }
  }
}

function foundVisit({ reference, date, time, venueId, tickets, status, customer, notes }: Visit): PersonEntry[] {
  const visit = { at: `${date} ${time}`, venueId, guests: tickets, status: [status], name: customer?.name };
  return [
    { kind: 'booking', id: reference, ...visit },
    ...notes.map(({ text, writtenAt }) => ({ kind: 'note' as const, id: text, at: writtenAt.toISOString() })),
  ];
}

function foundPlace({ id, slotId, party, status }: WaitlistPlace, name: string | undefined): PersonEntry {
  const { venueId, date, time } = slotKeyOf(slotId);
  return { kind: 'waitlist place', id, at: `${date} ${time}`, venueId, guests: party, status: [status], name };
}

/** What was written about the owner is theirs; who wrote it is not. */
const exportedNote = ({ text, writtenAt }: BookingNote) => ({ text, writtenAt });

const exportedVisit = ({ subtotal, fee, total, refund, voucher, notes, ...booking }: Visit) => ({
  ...booking,
  subtotal: dollarsOf(subtotal),
  bookingFee: dollarsOf(fee),
  totalPrice: dollarsOf(total),
  refund: refund === null ? null : dollarsOf(refund),
  voucher: voucher && { paid: dollarsOf(voucher.paid), back: dollarsOf(voucher.back) },
  notes: notes.map(exportedNote),
});
