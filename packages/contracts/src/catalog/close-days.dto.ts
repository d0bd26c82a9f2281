import { IsLocalDate } from '../local-date.js';
import { IsReason } from '../rules/reason.js';

/** Calendar days of a venue, first and last included: those of DELETE /api/admin/venues/{id}/closures. */
export class DaySpanDto {
  @IsLocalDate({ message: 'Please select a first date' })
  readonly from!: string;

  @IsLocalDate({ message: 'Please select a last date' })
  readonly to!: string;
}

/** POST /api/admin/venues/{id}/closures: days on which it stays shut although its week says otherwise, and why. */
export class CloseDaysDto extends DaySpanDto {
  @IsReason()
  readonly reason!: string;
}
