import type { BookingPlacedView, DayView, SlotView } from '@northlight/contracts';
import { type APIRequestContext, test } from '@playwright/test';

const rochester = 1;

export interface FreeSlot {
  readonly venueId: number;
  readonly experienceId: number;
  readonly date: string;
  readonly slot: SlotView;
}

const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Stories that are told at the same time take different slots of a day, so that none books, closes or counts another's. */
const isOfThisStory = (_: SlotView, nth: number): boolean => {
  const { parallelIndex, config } = test.info();
  return nth % config.workers === parallelIndex % config.workers;
};

/** An untouched slot of the experience, some days ahead. */
export const freeSlot = async (api: APIRequestContext, experienceId: number): Promise<FreeSlot> => {
  const where = { venueId: rochester, experienceId };
  const span = { ...where, from: dateIn(8), to: dateIn(50) };
  const days: DayView[] = await (await api.get('/api/availability/days', { params: span })).json();
  for (const { date } of days.filter(({ openSlots }) => openSlots > 0)) {
    const slots: SlotView[] = await (await api.get('/api/availability', { params: { ...where, date } })).json();
    const slot = slots.filter(isOfThisStory).find(({ bookable, bookedCount }) => bookable && bookedCount === 0);
    if (slot) return { ...where, date, slot };
  }
  throw new Error(`There is no untouched slot of experience ${experienceId}.`);
};

/** Books and confirms through the API, as whoever is signed in there, or as somebody without an account. */
// biome-ignore lint/complexity/useMaxParams: the last one is for the one story that reads the mail
export const book = async (
  api: APIRequestContext,
  free: FreeSlot,
  tickets: number,
  customerEmail = 'bob@example.com',
): Promise<BookingPlacedView> => {
  const booking = await place(api, '/api/bookings', { ...choiceOf(free, tickets), customerEmail });
  await confirm(api, booking);
  return booking;
};

/** Makes a booking firm whose seats are held. */
export const confirm = async (api: APIRequestContext, { id, manageToken }: BookingPlacedView): Promise<void> => {
  const answer = await api.post(`/api/bookings/${id}/confirm`, { headers: { 'Booking-Token': manageToken }, data: {} });
  if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`);
};

/** Sells at the desk through the API, to somebody who pays there; whoever is signed in works there. */
export const sellAtDesk = (api: APIRequestContext, free: FreeSlot, tickets: number): Promise<BookingPlacedView> =>
  place(api, '/api/admin/bookings', { ...choiceOf(free, tickets), customerEmail: 'bob@example.com' });

const choiceOf = ({ venueId, experienceId, date, slot }: FreeSlot, tickets: number) => ({
  ...{ venueId, experienceId, date, time: slot.time, numberOfTickets: tickets, ticketType: 'standard' },
  customerName: 'Bob Ray',
});

async function place(api: APIRequestContext, path: string, data: object): Promise<BookingPlacedView> {
  const answer = await api.post(path, { data });
  if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** Somebody else books so many seats of a slot. */
export const someoneElseBooks = async (api: APIRequestContext, free: FreeSlot, tickets: number): Promise<void> => {
  await book(api, free, tickets);
};

/** 'h:mm a' of a slot, as the page writes it. */
export const timeOf = ({ time }: SlotView): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
};

const inWords = (date: string, parts: Intl.DateTimeFormatOptions): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { ...parts, timeZone: 'UTC' });

/** 'November 28, 2026', as the page writes it. */
export const dateOf = (date: string): string => inWords(date, { month: 'long', day: 'numeric', year: 'numeric' });

/** 'November 2026', over the days of a calendar. */
export const monthOf = (date: string): string => inWords(date, { month: 'long', year: 'numeric' });
