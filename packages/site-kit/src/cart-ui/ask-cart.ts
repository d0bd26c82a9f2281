import { findSlots, listExperiences, listProducts, type Operation, showBooking } from '@northlight/client';
import type { BookingView } from '@northlight/contracts';
import { type CartLine, callApi, HttpError } from '@northlight/site-kit';
import { dayOf, type Known } from './line-news.ts';

/** Asks how the things stand that these lines refer to. What does not answer stays unknown: the server decides. */
export const askCart = async (lines: readonly CartLine[], signal: AbortSignal): Promise<Known> => {
  const open = lines.filter(({ booked }) => !booked);
  const [products, experiences, bookings, slots] = await Promise.all([
    open.some(({ type }) => type === 'product') ? ask(listProducts, signal) : undefined,
    open.some(({ type }) => type === 'experience') ? ask(listExperiences, signal) : undefined,
    askBookings(lines, signal),
    askSlots(open, signal),
  ]);
  return { products, experiences, bookings, slots };
};

const ask = <Answer>(list: Operation<object, Answer>, signal: AbortSignal): Promise<Answer | undefined> =>
  callApi(list, {}, { signal }).catch(() => undefined);

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
  callApi(showBooking, { params: { id }, token }, { signal }).catch(missing);

const missing = (reason: unknown) => (reason instanceof HttpError && reason.status === 404 ? null : undefined);

const askSlots = async (lines: readonly CartLine[], signal: AbortSignal) => {
  const wanted = new Map(lines.map((line) => [dayOf(line), line]));
  const found = await Promise.all(
    [...wanted].map(async ([day, { id: experienceId, visit }]) => {
      if (day === undefined || !visit?.venueId || !visit.date) return [];
      const query = { venueId: visit.venueId, experienceId, date: visit.date };
      const slots = await callApi(findSlots, { query }, { signal }).catch(() => undefined);
      return slots ? ([[day, slots]] as const) : [];
    }),
  );
  return new Map(found.flat());
};
