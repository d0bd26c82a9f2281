import { IsOptional, Matches } from 'class-validator';
import { IsEntityId, IsEntityIdText } from '../entity-id.js';
import { IsLocalDate } from '../local-date.js';
import { IsCapacity } from './slot-capacity.js';

/** POST /api/admin/availability/open: the days, first and last included, at most 62; all experiences where none is said. */
export class OpenSlotsDto {
  @IsEntityId({ message: 'Please select a venue' })
  readonly venueId!: number;

  @IsLocalDate({ message: 'Please select a first date' })
  readonly from!: string;

  @IsLocalDate({ message: 'Please select a last date' })
  readonly to!: string;

  @IsOptional()
  @IsEntityId({ message: 'Please select an experience' })
  readonly experienceId?: number;
}

/** GET /api/admin/availability/plan: the same, out of a query. */
export class PreviewSlotsDto {
  @IsEntityIdText({ message: 'Please select a venue' })
  readonly venueId!: number;

  @IsLocalDate({ message: 'Please select a first date' })
  readonly from!: string;

  @IsLocalDate({ message: 'Please select a last date' })
  readonly to!: string;

  @IsOptional()
  @IsEntityIdText({ message: 'Please select an experience' })
  readonly experienceId?: number;
}

/** POST /api/admin/availability/slots: one start more than the plan foresees. */
export class OpenSlotDto {
  @IsEntityId({ message: 'Please select a venue' })
  readonly venueId!: number;

  @IsEntityId({ message: 'Please select an experience' })
  readonly experienceId!: number;

  @IsLocalDate({ message: 'Please select a date' })
  readonly date!: string;

  /** HH:mm on the venue's wall. */
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'Please enter a start time' })
  readonly time!: string;

  @IsCapacity()
  readonly capacity!: number;
}
