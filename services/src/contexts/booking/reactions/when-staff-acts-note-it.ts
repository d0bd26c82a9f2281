import type { Recorded, StreamReader } from '@northlight/event-store';
import type { Subscription } from '@northlight/event-store/consume';
import { type Act, type AuditedEvents, auditOf } from '../../../platform/audit/staff-acts.js';
import { centsOf } from '../../../platform/kernel/money.js';
import { type StoryLine, tell } from '../../../platform/kernel/story.js';
import { dateInWords, timeInWords } from '../../../platform/kernel/venue-time.js';
import type { Catalog } from '../../catalog/index.js';
import type { BookingEvent, BookingPlaced } from '../domain/booking/booking.events.js';
import { bookingStory } from '../domain/booking/booking-story.js';
import type { SlotEvent } from '../domain/slot/slot.events.js';
import { bookingIdIn, bookingStream, slotIdIn, slotKeyOf } from '../domain/slot/slot-id.js';
import { slotStory } from '../domain/slot/slot-story.js';
import { actTypes, detailsOf, isStaffsAlone, type StaffEvent, whatIsDone } from '../domain/staff-acts.js';

interface ReactionDependencies {
  readonly streams: Pick<StreamReader, 'readUntil'>;
  readonly catalog: Catalog;
  readonly accounts: AuditedEvents<StaffEvent>['accounts'];
}

/** What the staff does with slots and bookings is in the audit of the house: the subject by its reference, no customer. */
export const whenStaffActsNoteIt = ({ streams, catalog, accounts }: ReactionDependencies): Subscription =>
  auditOf<StaffEvent>({
    ...{ name: 'audit-of-bookings', types: actTypes, isStaffsAlone, accounts },
    tell: async (recorded) => {
      const { ledger, stream, version } = recorded;
      const past = version === 1 ? [recorded] : await streams.readUntil(ledger, stream, { version });
      const events = past.map(({ event }) => event);
      return stream.startsWith('slot/')
        ? ofSlot(recorded, tell(slotStory, events as SlotEvent[]))
        : ofBooking(recorded, tell(bookingStory, events as BookingEvent[]));
    },
    nameOf: async ({ kind, id }, ledger) => {
      if (kind !== 'booking') return slotsName(String(id), catalog);
      const [first] = (await streams.readUntil(ledger, bookingStream(String(id)), { version: 1 })) as [
        Recorded<BookingPlaced>,
      ];
      return first.event.reference;
    },
  });

const ofBooking = ({ stream, event }: Recorded<StaffEvent>, story: readonly StoryLine[]): Act => ({
  ...{ room: 'booking', what: whatIsDone(event), ...sides(event, story) },
  subject: { kind: 'booking', id: bookingIdIn(stream) },
});

function ofSlot({ stream, event }: Recorded<StaffEvent>, story: readonly StoryLine[]): Act {
  const id = slotIdIn(stream);
  const { venueId, experienceId } = slotKeyOf(id);
  return {
    ...{ room: 'booking', what: whatIsDone(event), ...sides(event, story) },
    subject: { kind: 'slot', id },
    batch: {
      word: 'slots',
      within: [`${venueId}-${experienceId}`, `${venueId}`].map((place) => ({ kind: 'slots', id: place })),
      startOf: (slotId) => {
        const { date, time } = slotKeyOf(slotId);
        return `${date} ${time}`;
      },
    },
  };
}

/** A slot, those of an experience at a venue, or those of a venue: an id says one part after the other. */
async function slotsName(id: string, catalog: Catalog): Promise<string> {
  const [venueId = 0, experienceId] = id.split('-').map(Number);
  const venue = (await catalog.venue(venueId))?.name ?? `Venue ${venueId}`;
  if (!experienceId) return venue;
  const name = `${(await catalog.ticketOffer(experienceId))?.name ?? `Experience ${experienceId}`}, ${venue}`;
  if (id === `${venueId}-${experienceId}`) return name;
  const { date, time } = slotKeyOf(id);
  return `${name}, ${dateInWords(date)}, ${timeInWords(time)}`;
}

/** The facts that the last event changed, before and after it, with what it says besides; what is new has no standing yet. */
function sides(event: StaffEvent, story: readonly StoryLine[]): Pick<Act, 'old' | 'new'> {
  const untold = story.length === 1 ? ['seats taken', 'status', 'refund'] : ['seats taken'];
  const changes = (story.at(-1)?.changes ?? []).filter(({ what }) => !untold.includes(what));
  const old = fieldsOf(changes.map(({ what, from }) => [what, from]));
  const now = fieldsOf(changes.filter(({ from, to }) => (from ?? to) !== null).map(({ what, to }) => [what, to]));
  return { old: story.length > 1 ? old : null, new: { ...now, ...detailsOf(event) } };
}

/** Money as the audit has it, in cents. */
const fieldsOf = (facts: readonly (readonly [string, string | number | null])[]) =>
  Object.fromEntries(
    facts.map(([name, fact]) => (name === 'total' ? ['totalCents', centsOf(Number(fact ?? 0))] : [name, fact])),
  );
