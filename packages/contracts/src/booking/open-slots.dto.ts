import { IsOptional } from 'class-validator';
import { IsEntityId, IsEntityIdText } from '../entity-id.js';
import { IsLocalDate } from '../local-date.js';

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
