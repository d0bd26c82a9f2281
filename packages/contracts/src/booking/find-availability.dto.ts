import { IsEntityIdText } from '../entity-id.js';
import { IsLocalDate } from '../local-date.js';

class SlotChoiceDto {
  @IsEntityIdText({ message: 'Please select a venue' })
  readonly venueId!: number;

  @IsEntityIdText({ message: 'Please select an experience' })
  readonly experienceId!: number;
}

/** GET /api/availability?venueId&experienceId&date (§7). */
export class FindAvailabilityDto extends SlotChoiceDto {
  @IsLocalDate({ message: 'Please select a date' })
  readonly date!: string;
}

/** GET /api/availability/days?venueId&experienceId&from&to: the calendar's months, at most 62 days at once. */
export class FindAvailableDaysDto extends SlotChoiceDto {
  @IsLocalDate({ message: 'Please select a first date' })
  readonly from!: string;

  @IsLocalDate({ message: 'Please select a last date' })
  readonly to!: string;
}
