import type { Recorded } from '@northlight/event-store';
import type { BookingEvent } from '../domain/booking/booking.events.js';
import type { SlotEvent } from '../domain/slot/slot.events.js';
import type { WaitlistEvent } from '../domain/waitlist/waitlist.events.js';
import { BookingAudit } from './booking-audit.js';
import { SlotAudit } from './slot-audit.js';
import { WaitlistAudit } from './waitlist-audit.js';

export type Entry = Recorded<BookingEvent | SlotEvent | WaitlistEvent>;

/**
 * Reads the log of one ledger as an auditor would, with rules of his own and none of the program's deciders, and says
 * where it breaks the invariants of engine.md: 1, 2, 5, 7, 8, 9 and 10.
 * @param log events in the order of the log, from position `after` + 1 on
 * @param board the seats that readers are told are taken, by slot: 6, in short; `Projections.verify` tells the rest
 */
export function breachesOf(log: readonly Entry[], after = 0, board: ReadonlyMap<string, number> = new Map()): string[] {
  const slots = new Map<string, SlotAudit>();
  const bookings = new Map<string, BookingAudit>();
  const lists = new Map<string, WaitlistAudit>();
  const slotOf = (id: string) => audited(slots, id, () => new SlotAudit(id));
  const listOf = (id: string) => audited(lists, id, () => new WaitlistAudit(id, slotOf(id)));
  const auditors: Record<string, (id: string, entry: Entry) => string[]> = {
    slot: (id, { event, at }) => {
      if (event.type === 'SeatsHeld' && event.offer) listOf(id).held(event.seats);
      const overtaken = listOf(id).overtakenBy(event as SlotEvent, at);
      return [...overtaken, ...slotOf(id).see(event as SlotEvent)];
    },
    booking: (id, { event, at }) => audited(bookings, id, () => new BookingAudit(id)).see(event as BookingEvent, at),
    waitlist: (id, { event, at }) => listOf(id).see(event as WaitlistEvent, at),
  };
  const seen = log.flatMap((entry) => {
    const [kind = '', id = ''] = entry.stream.split('/');
    return auditors[kind]?.(id, entry) ?? [`nobody audits ${entry.stream}`];
  });
  return [...orderBreaches(log, after), ...seen, ...seatBreaches(slots, bookings), ...boardBreaches(slots, board)];
}

function audited<Audit>(audits: Map<string, Audit>, id: string, begin: () => Audit): Audit {
  const audit = audits.get(id) ?? begin();
  audits.set(id, audit);
  return audit;
}

/** 5: positions and versions are 1, 2, 3, …, and the streams begin where they begin. */
function orderBreaches(log: readonly Entry[], after: number): string[] {
  const versions = new Map<string, number>();
  return log.flatMap(({ position, stream, version }, nth) => {
    const expected = (versions.get(stream) ?? 0) + 1;
    versions.set(stream, version);
    return [
      ...(position === after + nth + 1 ? [] : [`position ${position} stands where ${after + nth + 1} belongs`]),
      ...(version === expected ? [] : [`${stream} has version ${version} where ${expected} belongs`]),
    ];
  });
}

type Slots = ReadonlyMap<string, SlotAudit>;
type Bookings = ReadonlyMap<string, BookingAudit>;

/** Seats of a slot that a booking has, in the slots that were audited; offers of the waitlist are nobody's yet. */
const soldSeats = (slots: Slots) =>
  [...slots].flatMap(([slotId, { held }]) =>
    [...held].filter(([, { isOffer }]) => !isOffer).map(([bookingId, { seats }]) => ({ slotId, bookingId, seats })),
  );

/** 2 and 7: who holds seats is a living booking with as many tickets, and each living booking has them in one slot. */
function seatBreaches(slots: Slots, bookings: Bookings): string[] {
  const sold = soldSeats(slots);
  const places = new Map<string, string[]>();
  for (const { bookingId, slotId } of sold) places.set(bookingId, [...(places.get(bookingId) ?? []), slotId]);
  const sizes = sold.flatMap(({ slotId, bookingId, seats }) => {
    const tickets = bookings.get(bookingId)?.tickets ?? 0;
    return tickets === seats ? [] : [`${slotId} holds ${seats} for ${bookingId} of ${tickets}`];
  });
  const strays = [...bookings].flatMap(([id, { slotId, holdsSeats }]) => {
    const [found, wanted] = [(places.get(id) ?? []).join(), holdsSeats ? slotId : ''];
    return found === wanted ? [] : [`${id} belongs in [${wanted}] and has seats in [${found}]`];
  });
  return [...sizes, ...strays];
}

const boardBreaches = (slots: Slots, board: ReadonlyMap<string, number>): string[] =>
  [...board].flatMap(([slotId, taken]) => {
    const audited = slots.get(slotId)?.taken ?? 0;
    return taken === audited ? [] : [`the board says ${taken} of ${slotId}, the log ${audited}`];
  });
