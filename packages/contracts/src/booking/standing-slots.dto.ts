import { IsOptional } from 'class-validator';
import { IsEntityId, IsEntityIdText } from '../entity-id.js';
import { IsLocalDate } from '../local-date.js';
import { IsReason } from '../rules/reason.js';

/** GET /api/admin/availability/standing: what stands at a venue on these days, first and last included, from now on. */
export class ShowStandingDto {
  @IsEntityIdText({ message: 'Please select a venue' })
  readonly venueId!: number;

  @IsLocalDate({ message: 'Please select a first date' })
  readonly from!: string;

  /** Left out: all days from the first one on. */
  @IsOptional()
  @IsLocalDate({ message: 'Please select a last date' })
  readonly to?: string;

  @IsOptional()
  @IsEntityIdText({ message: 'Please select an experience' })
  readonly experienceId?: number;
}

/** POST /api/admin/availability/close-free: closes the slots of these days in which nobody has a seat. */
export class CloseFreeSlotsDto {
  @IsEntityId({ message: 'Please select a venue' })
  readonly venueId!: number;

  @IsLocalDate({ message: 'Please select a first date' })
  readonly from!: string;

  /** Left out: all days from the first one on. */
  @IsOptional()
  @IsLocalDate({ message: 'Please select a last date' })
  readonly to?: string;

  @IsOptional()
  @IsEntityId({ message: 'Please select an experience' })
  readonly experienceId?: number;

  @IsReason()
  readonly reason!: string;
}

/** What stands at a venue on some days from now on. */
export interface StandingView {
  /** Slots that visitors can still book. */
  readonly openSlots: number;
  /** Those of them in which nobody has a seat yet. */
  readonly freeSlots: number;
  /** The days on which somebody is expected, in their order. */
  readonly days: readonly StandingDay[];
}

export interface StandingDay {
  /** yyyy-MM-dd */
  readonly date: string;
  readonly bookings: number;
  readonly seats: number;
}

/** The answer to POST /api/admin/availability/close-free: how many were closed, and what stands there still. */
export interface FreeSlotsClosedView {
  readonly closed: number;
  readonly standing: StandingView;
}
