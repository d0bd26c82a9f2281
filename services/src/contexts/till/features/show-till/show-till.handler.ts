import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ShowTillDto, TillView } from '@northlight/contracts';
import { dollarsOf } from '../../../../platform/kernel/money.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { addDaysTo, startOfDay } from '../../../../platform/kernel/venue-time.js';
import { Catalog } from '../../../catalog/index.js';
import { takenWith } from '../../domain/till-shift.js';
import { TillLines } from '../../persistence/till-lines.js';
import { TillShifts } from '../../persistence/till-shifts.repository.js';
import { TillViews } from '../../persistence/till-views.js';

/** What was taken at the desk of a venue on a day? */
export class ShowTill extends Query<TillView> {
  constructor(
    readonly userId: number,
    readonly wanted: ShowTillDto,
  ) {
    super();
  }
}

@QueryHandler(ShowTill)
export class ShowTillHandler implements IQueryHandler<ShowTill> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly lines: TillLines,
    private readonly shifts: TillShifts,
    private readonly views: TillViews,
    private readonly catalog: Catalog,
  ) {}

  /** @throws {Refusal} VENUE_NOT_FOUND */
  async execute({ userId, wanted: { venueId, date } }: ShowTill): Promise<TillView> {
    const venue = await this.catalog.venue(venueId);
    if (!venue) throw new Refusal('VENUE_NOT_FOUND');
    const { name: venueName, timezone } = venue;
    const from = startOfDay(date, timezone);
    const to = startOfDay(addDaysTo(date, 1), timezone);
    const [lines, own, shifts] = await Promise.all([
      this.lines.read({ venueId, from, to }),
      this.shifts.openOf(userId, venueId),
      this.shifts.begunIn(venueId, from, to),
    ]);
    return {
      ...{ venueId, venueName, timezone, date },
      own: own ? await this.views.shift(own) : null,
      shifts: await this.views.shifts(shifts),
      lines: await this.views.of(lines),
      ...{ cash: dollarsOf(takenWith(lines, 'cash')), card: dollarsOf(takenWith(lines, 'card')) },
      voucher: dollarsOf(takenWith(lines, 'voucher')),
    };
  }
}
