import type { BookingView, ExperienceView, ProductView, SlotView } from '@northlight/contracts';
import { type CartLine, HttpError, http } from '@northlight/site-kit';
import { dayOf, type Known } from './line-news.ts';

/** Asks how the things stand that these lines refer to. What does not answer stays unknown: the server decides. */
export const askCart = async (lines: readonly CartLine[], signal: AbortSignal): Promise<Known> => {
  const open = lines.filter(({ booked }) => !booked);
  const [products, experiences, bookings, slots] = await Promise.all([
    open.some(({ type }) => type === 'product') ? ask<ProductView[]>('/api/products', signal) : undefined,
    open.some(({ type }) => type === 'experience') ? ask<ExperienceView[]>('/api/experiences', signal) : undefined,
    askBookings(lines, signal),
    askSlots(open, signal),
  ]);
  return { products, experiences, bookings, slots };
};

const ask = <Answer>(path: string, signal: AbortSignal): Promise<Answer | undefined> =>
  http.get<Answer>(path, { signal }).catch(() => undefined);

const askBookings = async (lines: readonly CartLine[], signal: AbortSignal) => {
  const found = await Promise.all(
    lines.map(async ({ booked }) => {
      if (!booked?.manageToken) return [];
      const booking = await askBooking(booked.bookingId, booked.manageToken, signal);
      return booking === undefined ? [] : ([[booked.bookingId, booking]] as const);
    }),
  );
  return new Map(found.flat());
};

const askBooking = (id: string, token: string, signal: AbortSignal): Promise<BookingView | null | undefined> =>
  http.get<BookingView>(`/api/bookings/${id}`, { headers: { 'Booking-Token': token }, signal }).catch(missing);

const missing = (reason: unknown) => (reason instanceof HttpError && reason.status === 404 ? null : undefined);

const askSlots = async (lines: readonly CartLine[], signal: AbortSignal) => {
  const wanted = new Map(lines.map((line) => [dayOf(line), line]));
  const found = await Promise.all(
    [...wanted].map(async ([day, { id: experienceId, visit }]) => {
      if (day === undefined) return [];
      const query = { venueId: visit?.venueId, experienceId, date: visit?.date };
      const slots = await http.get<SlotView[]>('/api/availability', { query, signal }).catch(() => undefined);
      return slots ? ([[day, slots]] as const) : [];
    }),
  );
  return new Map(found.flat());
};
