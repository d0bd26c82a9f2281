import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';
import { Projections } from '@northlight/event-store';
import { until } from '../../../../test/until.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { CancelBooking } from '../changing/features/cancel-booking/cancel-booking.handler.js';
import { ConfirmBooking } from '../selling/features/confirm-booking/confirm-booking.handler.js';
import { PlaceBooking } from '../selling/features/place-booking/place-booking.js';
import { aRequest, type BookingHouse, bookingHouse, saturday } from '../testing/booking-house.js';

let house: BookingHouse;
let projections: Projections;

beforeAll(async () => {
  house = await bookingHouse();
  projections = house.app.get(Projections, { strict: false });
  await house.pool.query(`update catalog.venue_experiences set rules = jsonb_set(rules, '{0,seats}', '100000')`);
  await house.opens(saturday);
});
afterAll(() => house.close());

/** Does as a person would: what others got in the way of, or what is away, is asked again; anything else is wrong. */
async function insist<Answer>(ask: () => Promise<Answer>, left = 30): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const isPassing = error instanceof Refusal && ['CONFLICT', 'UNAVAILABLE'].includes(error.code);
    if (!isPassing || left === 0) throw error;
    return insist(ask, left - 1);
  }
}

describe('rows that are built anew while people book, confirm, cancel and look', () => {
  const rebuilds = 4;
  const booked = new Map<string, string>();
  let isOver = false;

  /** Books; confirms every third booking and cancels every fifth. */
  async function visit(commands: CommandBus, time: string): Promise<void> {
    const place = new PlaceBooking(aRequest({ time, numberOfTickets: 1 }), { userId: null });
    const { id } = await insist<{ id: string }>(() => commands.execute(place));
    const nth = booked.set(id, 'pending').size;
    if (nth % 3 === 0) {
      await insist(() => commands.execute(new ConfirmBooking(1, id)));
      booked.set(id, 'confirmed');
    }
    if (nth % 5 === 0) {
      await insist(() => commands.execute(new CancelBooking(1, id, { by: 'staff', reason: 'a cold' })));
      booked.set(id, 'cancelled');
    }
  }

  async function customer(commands: CommandBus, nth: number): Promise<void> {
    while (!isOver) await visit(commands, nth % 2 ? '10:00' : '14:30');
  }

  const answers: number[] = [];
  async function observer(): Promise<void> {
    while (!isOver) {
      const { status } = await house.get(`/api/availability?venueId=1&experienceId=1&date=${saturday}`);
      answers.push(status);
    }
  }

  it('lose nothing and stop nobody', async () => {
    const buses = [house.commands, house.commands, await house.anotherProcess()];
    const all = Promise.all([...buses.map(customer), observer()]).finally(() => {
      isOver = true;
    });
    all.catch(() => undefined); // told below
    try {
      for (let nth = 0; nth < rebuilds; nth++) {
        const enough = booked.size + 20;
        await Promise.all(projections.names.map((name) => projections.rebuild(name)));
        expect(await projections.verify('slot-board')).toBe(0);
        await until(async () => isOver || booked.size >= enough);
      }
    } finally {
      isOver = true;
    }
    await all;

    expect(new Set(answers)).toEqual(new Set([200]));
    const { rows } = await house.pool.query<{ id: string; status: string }>('select id, status from booking.bookings');
    expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(booked);
    for (const name of projections.names) expect([name, await projections.verify(name)]).toEqual([name, 0]);
  }, 60_000);
});
