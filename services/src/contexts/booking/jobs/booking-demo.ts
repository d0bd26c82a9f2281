import { Injectable } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThanOrEqual, Repository } from 'typeorm';
import type { FixedClock } from '../../../platform/kernel/clock.js';
import { addDaysTo, daysBetween, localTimeOf } from '../../../platform/kernel/venue-time.js';
import { Catalog } from '../../catalog/index.js';
import type { RefundCommand } from '../domain/refund.js';
import { CancelBooking } from '../features/cancel-booking/cancel-booking.handler.js';
import { CheckIn } from '../features/check-in/check-in.handler.js';
import { CloseVisit } from '../features/close-visit/close-visit.handler.js';
import { ConfirmBooking } from '../features/confirm-booking/confirm-booking.handler.js';
import { ExpireHold } from '../features/expire-hold/expire-hold.handler.js';
import { JoinWaitlist } from '../features/join-waitlist/join-waitlist.handler.js';
import { MoveBooking } from '../features/move-booking/move-booking.handler.js';
import { OpenSlots } from '../features/open-slots/open-slots.handler.js';
import { PlaceBooking } from '../features/place-booking/place-booking.handler.js';
import { SettleRefund } from '../features/settle-refund/settle-refund.handler.js';
import { BookingRow } from '../persistence/booking.row.js';
import { SlotRow } from '../persistence/slot.row.js';
import { type DemoBooking, type DemoStep, type DemoWait, demoBookings, demoWait } from './demo-bookings.js';
import { demoCustomer, mayaAsCustomer } from './demo-customers.js';
import { DemoSlots } from './demo-slots.js';

/** How much was added, for the person who watches the seed. */
export interface BookingDemoReport {
  readonly slots: number;
  readonly bookings: number;
}

const pastDays = 33;
const futureDays = 60;
const week = 7;

/**
 * Opens the demo venue's slots and plays its bookings through the commands, each at the time at which it happened.
 * What is there already stays as it is: a later start only opens the days that have come into sight.
 */
@Injectable()
export class BookingDemo {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly commands: CommandBus,
    private readonly catalog: Catalog,
    @InjectRepository(SlotRow) private readonly slots: Repository<SlotRow>,
    @InjectRepository(BookingRow) private readonly bookings: Repository<BookingRow>,
  ) {}

  /** @param clock the clock of this process; it is set back, and stands at the present again afterwards */
  async load(clock: FixedClock): Promise<BookingDemoReport> {
    const now = clock.now();
    const report = { slots: 0, bookings: 0 };
    for (const { id: venueId, timezone } of await this.catalog.openVenues()) {
      const today = localTimeOf(now, timezone).date;
      const isFirst = !(await this.bookings.existsBy({ venueId, id: demoId(1) }));
      if (isFirst) clock.set(new Date(now.getTime() - pastDays * 86_400_000));
      report.slots += await this.openSlots(venueId, isFirst ? addDaysTo(today, -pastDays) : today, today);
      if (isFirst) report.bookings += await this.play(venueId, { clock, now, timezone, today });
      clock.set(now);
    }
    return report;
  }

  /** Opens week by week: a whole season in one commit would keep everybody waiting. */
  private async openSlots(venueId: number, from: string, today: string): Promise<number> {
    const end = addDaysTo(today, futureDays);
    let opened = 0;
    for (let date = from; date < end; date = addDaysTo(date, week)) {
      const days = Math.min(week, daysBetween(date, end));
      opened += await this.commands.execute(new OpenSlots(venueId, { from: date, days }));
    }
    return opened;
  }

  private async play(venueId: number, { clock, now, timezone, today }: Stage): Promise<number> {
    const rows = await this.slots.findBy({ venueId, date: MoreThanOrEqual(addDaysTo(today, -pastDays)) });
    const slots = new DemoSlots(rows, timezone, today);
    const wanted = demoBookings(slots, now);
    const scenes = wanted.flatMap((booking, index) => scenesOf(venueId, booking, index + 1));
    scenes.push(waitOf(venueId, demoWait(slots, now), wanted.length + 1));
    for (const { at, command } of scenes.sort((one, other) => one.at.getTime() - other.at.getTime())) {
      clock.set(at);
      await this.commands.execute(command);
    }
    return wanted.length;
  }
}

interface Stage {
  readonly clock: FixedClock;
  readonly now: Date;
  readonly timezone: string;
  readonly today: string;
}

type Scene = { readonly at: Date; readonly command: Command<unknown> };

const demoId = (nth: number): string => `d3a00000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

function scenesOf(venueId: number, booking: DemoBooking, nth: number): Scene[] {
  const { slot, tickets, ticketType, placedAt, steps, isMayas } = booking;
  const customer = isMayas ? mayaAsCustomer : demoCustomer(nth);
  const { experienceId, date, time } = slot;
  const bookingId = demoId(nth);
  const expires = steps.some(({ does }) => does === 'expire');
  const request = { venueId, experienceId, date, time, numberOfTickets: tickets, ticketType, ...customer };
  const asker = { userId: null, demo: { bookingId, holdMinutes: expires ? 15 : undefined } };
  return [
    { at: placedAt, command: new PlaceBooking(request, asker) },
    ...steps.map((step) => ({ at: step.at, command: commandOf(step, venueId, bookingId) })),
  ];
}

function waitOf(venueId: number, { slot, party, joinedAt }: DemoWait, nth: number): Scene {
  const { experienceId, date, time } = slot;
  const request = { venueId, experienceId, date, time, party, ...demoCustomer(nth) };
  return { at: joinedAt, command: new JoinWaitlist(request, { demo: { entryId: demoId(nth) } }) };
}

const refunded = (venueId: number, bookingId: string, what: RefundCommand): Command<unknown> =>
  new SettleRefund({ venueId, bookingId, request: undefined }, what, true);

function commandOf(step: DemoStep, venueId: number, bookingId: string): Command<unknown> {
  switch (step.does) {
    case 'pay':
      return new ConfirmBooking(venueId, bookingId, true);
    case 'confirm':
      return new ConfirmBooking(venueId, bookingId);
    case 'check-in':
      return new CheckIn(venueId, bookingId);
    case 'close':
      return new CloseVisit(venueId, bookingId);
    case 'expire':
      return new ExpireHold(venueId, bookingId, true);
    case 'cancel':
      return new CancelBooking(venueId, bookingId, { by: 'customer', reason: 'plans_changed', isDemo: true });
    case 'refund':
      return refunded(venueId, bookingId, { type: 'PayRefund', amount: step.amount, method: 'cash' });
    case 'fail-refund':
      return refunded(venueId, bookingId, { type: 'FailRefund', reason: 'account_unknown' });
    case 'move':
      return new MoveBooking(venueId, bookingId, { ...step.to, isDemo: true });
  }
}
