import { Matches, Max, Min } from 'class-validator';
import { IsEntityId, IsEntityIdText } from '../entity-id.js';
import { all, uuid } from '../list-rules.js';
import { IsLocalDate } from '../local-date.js';
import { IsDecimal } from '../rules/is-decimal.js';

/** Dollars that a drawer may hold. */
export const tillLimits = { least: 0, most: 100_000 } as const;

const cash = { message: 'Please enter an amount in dollars from 0 to 100,000, with at most two decimals' };
const IsCash = (): PropertyDecorator =>
  all(IsDecimal(2, cash), Min(tillLimits.least, cash), Max(tillLimits.most, cash));

/** POST /api/admin/till: somebody begins to take money at a venue. */
export class OpenTillDto {
  @IsEntityId({ message: 'Please select a venue' })
  readonly venueId!: number;

  /** Dollars in the drawer before the first payment. */
  @IsCash()
  readonly float!: number;
}

/** POST /api/admin/till/{id}/close */
export class CloseTillDto {
  /** Dollars that were counted in the drawer. */
  @IsCash()
  readonly counted!: number;
}

/** Names a shift. */
export class TillShiftIdDto {
  @Matches(uuid, { message: 'Please send the shift ID' })
  readonly id!: string;
}

/** GET /api/admin/till?venueId&date, and the same as till.csv: a day on the wall of the venue. */
export class ShowTillDto {
  @IsEntityIdText({ message: 'Please select a venue' })
  readonly venueId!: number;

  @IsLocalDate({ message: 'Please select a date' })
  readonly date!: string;
}
