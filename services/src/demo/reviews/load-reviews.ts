import type { INestApplicationContext } from '@nestjs/common';
import { Bookings, CheckIn, CloseVisit, ConfirmBooking, PlaceBooking } from '../../contexts/booking/index.js';
import { Catalog, type VenueFacts } from '../../contexts/catalog/index.js';
import { AnswerReview, ModerateReview, WriteReview } from '../../contexts/reviews/index.js';
import type { FixedClock } from '../../platform/kernel/clock.js';
import { addDaysTo, localTimeOf } from '../../platform/kernel/venue-time.js';
import { demoCustomer } from '../booking/customers.js';
import { type DemoSlot, DemoSlots } from '../booking/slots.js';
import { Stage } from '../stage.js';
import { type DemoReview, demoReviews } from './reviews.js';

const minutes = 60_000;
const daysBack = 32;
/** Customers apart from those of the demo's bookings. */
const firstCustomer = 200;

const idOf = (kind: string, nth: number): string => `d3a0${kind}-0000-4000-8000-${String(nth + 1).padStart(12, '0')}`;

interface Theatre {
  readonly stage: Stage;
  readonly venue: VenueFacts;
  readonly slots: DemoSlots;
  readonly bookings: Bookings;
}

/**
 * Plays the visits of the last month whose guests wrote a review, and what became of each. What is there stays as it is.
 * @param clock the clock of this process; it is set back, and stands at the present again afterwards
 * @returns how many were added
 */
export async function loadReviews(app: INestApplicationContext, clock: FixedClock): Promise<number> {
  const [stage, catalog] = [new Stage(app, clock), app.get(Catalog, { strict: false })];
  const bookings = app.get(Bookings, { strict: false });
  const [venue] = await catalog.openVenues();
  if (!venue || (await bookings.find(venue.id, idOf('7e71', 0)))) return 0;
  const { date: today } = localTimeOf(stage.now, venue.timezone);
  const plan = await catalog.slotPlan(venue.id, { from: addDaysTo(today, -daysBack), days: daysBack });
  const theatre = { stage, venue, slots: new DemoSlots(plan, venue.timezone, today), bookings };
  for (const [nth, review] of demoReviews.entries()) await play(review, nth, theatre);
  stage.end();
  return demoReviews.length;
}

async function play(review: DemoReview, nth: number, { stage, venue, slots, bookings }: Theatre): Promise<void> {
  const [bookingId, id] = [idOf('7e71', nth), idOf('7e72', nth)];
  const slot = slots.near(review.experienceId, -review.daysAgo, nth);
  await visit(bookingId, { slot, nth, venueId: venue.id, stage });
  const dayAfter = new Date(Math.min(slot.start.getTime() + (26 * 60 + nth) * minutes, stage.now.getTime()));
  const token = await bookings.manageToken(bookingId);
  const { stars, title, text, decision, answer } = review;
  await stage.playAt(dayAfter, new WriteReview({ bookingId, token }, { stars, title, text }, { id }));
  if (!decision) return;
  const decided =
    decision === 'approved'
      ? ({ state: 'approved', refusal: null } as const)
      : ({ state: 'refused', refusal: decision } as const);
  const { version } = await stage.playAt(dayAfter, new ModerateReview(id, decided, { version: 1, by: null }));
  if (answer) await stage.playAt(dayAfter, new AnswerReview(id, { text: answer, version }));
}

interface Visit extends Pick<Theatre, 'stage'> {
  readonly slot: DemoSlot;
  readonly nth: number;
  readonly venueId: number;
}

/** Booked the day before, and come. */
async function visit(id: string, { slot, nth, venueId, stage }: Visit): Promise<void> {
  const { experienceId, date, time, start } = slot;
  const tickets = { numberOfTickets: 2, ticketType: 'standard' } as const;
  const request = { venueId, experienceId, date, time, ...tickets, ...demoCustomer(firstCustomer + nth) };
  const at = (minute: number) => new Date(start.getTime() + minute * minutes);
  await stage.playAt(at(-24 * 60), new PlaceBooking(request, { userId: null, id, holdMinutes: null, notify: false }));
  await stage.playAt(at(-24 * 60 + 4), new ConfirmBooking(venueId, id));
  await stage.playAt(at(-10), new CheckIn(venueId, id));
  await stage.playAt(at(90), new CloseVisit(venueId, id));
}
