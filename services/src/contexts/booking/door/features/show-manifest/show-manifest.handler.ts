import { setImmediate as turn } from 'node:timers/promises';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type DeskBookingView,
  type ManifestSlotView,
  type ManifestView,
  NIGHT_ENDS,
  type ShowManifestDto,
} from '@northlight/contracts';
import { In, LessThan, Not, type Repository } from 'typeorm';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { addDaysTo } from '../../../../../platform/kernel/venue-time.js';
import { Catalog } from '../../../../catalog/index.js';
import { BookingRow } from '../../../persistence/booking.row.js';
import { DeskViews } from '../../../persistence/desk-views.js';
import type { SlotRow } from '../../../persistence/slot.row.js';
import { SlotBoard } from '../../../persistence/slot-board.repository.js';

/** Who is expected at a venue on a day, and in the night that follows it? */
export class ShowManifest extends Query<ManifestView> {
  constructor(readonly wanted: ShowManifestDto) {
    super();
  }
}

const BATCH_SIZE = 250;

@QueryHandler(ShowManifest)
export class ShowManifestHandler implements IQueryHandler<ShowManifest> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    @InjectRepository(BookingRow) private readonly rows: Repository<BookingRow>,
    private readonly board: SlotBoard,
    private readonly views: DeskViews,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** Holds that have lapsed are nobody's any more, and are left out. @throws {Refusal} VENUE_NOT_FOUND */
  async execute({ wanted: { venueId, date } }: ShowManifest): Promise<ManifestView> {
    const venue = await this.catalog.venue(venueId);
    if (!venue) throw new Refusal('VENUE_NOT_FOUND');
    const rows = await this.rows.find({
      where: [
        { venueId, date, status: Not(In(['expired'])) },
        { venueId, date: addDaysTo(date, 1), time: LessThan(NIGHT_ENDS), status: Not(In(['expired'])) },
      ],
      order: { date: 'asc', time: 'asc', experienceId: 'asc', placedAt: 'asc', id: 'asc' },
    });
    const bookings = (await this.deskViews(rows)).filter(({ status }) => status !== 'expired');
    const slots = await this.board.find({ venueId, from: date, to: addDaysTo(date, 1) }, this.clock.now());
    return { venueId, venueName: venue.name, timezone: venue.timezone, date, slots: bySlot(bookings, slots) };
  }

  /** Some at a time: of a long day thousands are opened, and those who book meanwhile come first. */
  private async deskViews(rows: readonly BookingRow[]): Promise<DeskBookingView[]> {
    const all: DeskBookingView[] = [];
    for (let at = 0; at < rows.length; at += BATCH_SIZE) {
      all.push(...(await this.views.of(rows.slice(at, at + BATCH_SIZE))));
      await turn();
    }
    return all;
  }
}

/** In the order of the bookings: by time, then by experience. */
function bySlot(bookings: readonly DeskBookingView[], slots: readonly SlotRow[]): ManifestSlotView[] {
  const known = new Map(slots.map((slot) => [slot.slotId, slot]));
  const parties = new Map<string, DeskBookingView[]>();
  for (const booking of bookings) {
    const others = parties.get(booking.slotId);
    if (others) others.push(booking);
    else parties.set(booking.slotId, [booking]);
  }
  for (const list of parties.values()) list.sort((one, other) => Number(isOff(one)) - Number(isOff(other)));
  return [...parties].flatMap(([id, [first, ...others]]) =>
    first ? [slotOf(id, [first, ...others], known.get(id))] : [],
  );
}

/** Nobody comes for it: it stands behind the others. */
const isOff = ({ status }: DeskBookingView): boolean => status === 'cancelled';

const slotOf = (
  id: string,
  bookings: readonly [DeskBookingView, ...DeskBookingView[]],
  slot: SlotRow | undefined,
): ManifestSlotView => ({
  id,
  date: bookings[0].date,
  time: bookings[0].time,
  experienceId: bookings[0].experienceId,
  experienceName: bookings[0].experienceName,
  capacity: slot?.capacity ?? 0,
  bookedCount: slot?.bookedCount ?? 0,
  isClosed: slot?.closed ?? true,
  bookings,
});
