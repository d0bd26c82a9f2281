import { IsOptional, Matches } from 'class-validator';
import { IsEntityId, IsEntityIdText } from '../entity-id.js';
import { IsLocalDate } from '../local-date.js';
import { IsCapacity } from './slot-capacity.js';

/** A date and a time on the wall of a venue. */
const IsOpening = () =>
  Matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, {
    message: 'Please enter the date and time of the opening',
  });

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

  /** On the venue's wall, yyyy-MM-ddTHH:mm: from when on everybody may book them. Left out: at once. */
  @IsOptional()
  @IsOpening()
  readonly opensAt?: string;
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

  /** On the venue's wall, yyyy-MM-ddTHH:mm: from when on everybody may book it. Left out: at once. */
  @IsOptional()
  @IsOpening()
  readonly opensAt?: string;
}
