import { Injectable, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { Clock } from '../../../../platform/kernel/clock.js';
import { localTimeOf } from '../../../../platform/kernel/venue-time.js';
import { Catalog, ExperienceUses, type Standing, type VenuePart, VenueUses } from '../../../catalog/index.js';
import { StandingSlots } from './standing.repository.js';

/** Visits that are still to come: what they are of stays in the catalogue. */
@Injectable()
export class UpcomingVisits implements OnModuleInit {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
    private readonly uses: ExperienceUses,
    private readonly venueUses: VenueUses,
    private readonly catalog: Catalog,
    private readonly standing: StandingSlots,
  ) {}

  onModuleInit(): void {
    this.uses.add((experienceId) => this.areOf(experienceId));
    this.venueUses.add((part) => this.standAt(part));
  }

  /** Whether somebody has booked this experience ahead; a hold that is over counts no more. */
  async areOf(experienceId: number): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `select 1 from booking.bookings where experience_id = $1 and coalesce(starts_at, date + interval '1 day') > $2
         and (status in ('confirmed', 'checked_in') or (status = 'pending' and (hold_until is null or hold_until > $2)))
       limit 1`,
      [experienceId, this.clock.now()],
    );
    return rowCount === 1;
  }

  /** Whether somebody is expected at a venue, or for one experience of it, and how many slots are still open there. */
  async standAt({ venueId, experienceId }: VenuePart): Promise<Pick<Standing, 'isBooked' | 'openSlots'>> {
    const venue = await this.catalog.venue(venueId);
    if (!venue) return { isBooked: false, openSlots: 0 };
    const at = this.clock.now();
    const local = localTimeOf(at, venue.timezone);
    const { days, openSlots } = await this.standing.view({ venueId, experienceId, from: local.date }, { at, local });
    return { isBooked: days.length > 0, openSlots };
  }
}
