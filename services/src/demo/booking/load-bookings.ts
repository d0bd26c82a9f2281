import type { INestApplicationContext } from '@nestjs/common';
import { Bookings, OpenSlots } from '../../contexts/booking/index.js';
import { Catalog, type VenueFacts } from '../../contexts/catalog/index.js';
import type { FixedClock } from '../../platform/kernel/clock.js';
import { addDaysTo, daysBetween, localTimeOf } from '../../platform/kernel/venue-time.js';
import { Stage } from '../stage.js';
import { demoBookings, demoWait } from './bookings.js';
import { idOf, scenesOf, waitOf } from './scenes.js';
import { DemoSlots } from './slots.js';

/** How much was added, for the person who watches the seed. */
export interface LoadedBookings {
  readonly slots: number;
  readonly bookings: number;
}

const pastDays = 33;
const futureDays = 60;
const week = 7;

/** A venue that is seeded, and its date of today. */
interface Place {
  readonly venue: VenueFacts;
  readonly today: string;
}

/**
 * Opens the demo venue's slots and plays its bookings through the commands, each at the time at which it happened.
 * What is there already stays as it is: a later start only opens the days that have come into sight.
 * @param clock the clock of this process; it is set back, and stands at the present again afterwards
 */
export async function loadBookings(app: INestApplicationContext, clock: FixedClock): Promise<LoadedBookings> {
  const stage = new Stage(app, clock);
  const catalog = app.get(Catalog, { strict: false });
  const report = { slots: 0, bookings: 0 };
  for (const venue of await catalog.openVenues()) {
    const place = { venue, today: localTimeOf(stage.now, venue.timezone).date };
    const isFirst = !(await app.get(Bookings, { strict: false }).find(venue.id, idOf(1)));
    report.slots += await openSlots(stage, place, isFirst ? pastDays : 0);
    if (isFirst) report.bookings += await play(stage, place, catalog);
    stage.end();
  }
  return report;
}

/** Opens week by week: a whole season in one commit would keep everybody waiting. */
async function openSlots(stage: Stage, { venue, today }: Place, daysBack: number): Promise<number> {
  const end = addDaysTo(today, futureDays);
  let opened = 0;
  for (let date = addDaysTo(today, -daysBack); date < end; date = addDaysTo(date, week)) {
    const span = { from: date, days: Math.min(week, daysBetween(date, end)) };
    opened += await stage.playAt(stage.daysAgo(daysBack), new OpenSlots(venue.id, span));
  }
  return opened;
}

async function play(stage: Stage, { venue, today }: Place, catalog: Catalog): Promise<number> {
  const span = { from: addDaysTo(today, -pastDays), days: pastDays + futureDays };
  const slots = new DemoSlots(await catalog.slotPlan(venue.id, span), venue.timezone, today);
  const wanted = demoBookings(slots, stage.now);
  const scenes = wanted.flatMap((booking, index) => scenesOf(venue.id, booking, index + 1));
  scenes.push(waitOf(venue.id, demoWait(slots, stage.now), wanted.length + 1));
  for (const { at, command } of scenes.sort((one, other) => one.at.getTime() - other.at.getTime()))
    await stage.playAt(at, command);
  return wanted.length;
}
