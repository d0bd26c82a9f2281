import { plainToInstance, Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsEntityIdText } from '../entity-id.js';
import { IsExpectedVersion } from '../expected-version.js';
import { all } from '../list-rules.js';
import { IsLocalDate } from '../local-date.js';
import { AsNumber } from '../rules/as-number.js';
import { clockTime } from './opening-rules.js';

/**
 * When and for how many an experience starts at a venue: on these weekdays, from the first start in equal steps as long
 * as the group is out by closing time. Minutes; clock times are the venue's own, HH:mm.
 */
export interface OpeningRule {
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** Nobody starts before this, also where the venue opens earlier. */
  readonly firstStart: string;
  /** Nobody starts after this; null: the last start is the one that is out by closing time. */
  readonly lastStart: string | null;
  /** From one start to the next; null: the duration and the turnaround, rounded up to a quarter of an hour. */
  readonly everyMinutes: number | null;
  readonly seats: number;
  /** yyyy-MM-dd, the first and the last day on which it counts; null: since ever, for good. */
  readonly validFrom: string | null;
  readonly validUntil: string | null;
}

/** Most rules that one experience may have at one venue. */
export const maxOpeningRules = 8;

const days = { message: 'Please choose at least one day of the week' };
const seats = { message: 'Please choose between 1 and 5,000 seats' };
const minutes = { message: 'Please enter from 5 to 720 minutes' };
const rules = { message: `Please enter between 1 and ${maxOpeningRules} rules` };

/** What is not said is none. */
const OrNull = (): PropertyDecorator =>
  all(
    IsOptional(),
    Transform(({ value }) => (value === '' || value === undefined ? null : value)),
  );

class OpeningRuleDto implements OpeningRule {
  @Max(6, { ...days, each: true })
  @Min(0, { ...days, each: true })
  @IsInt({ ...days, each: true })
  @ArrayUnique(days)
  @ArrayMinSize(1, days)
  @ArrayMaxSize(7, days)
  @IsArray(days)
  readonly weekdays!: number[];

  @Matches(clockTime, { message: 'Please enter the first start' })
  readonly firstStart!: string;

  @Matches(clockTime, { message: 'Please enter the last start as HH:mm' })
  @OrNull()
  readonly lastStart: string | null = null;

  @Max(720, minutes)
  @Min(5, minutes)
  @IsInt(minutes)
  @AsNumber()
  @OrNull()
  readonly everyMinutes: number | null = null;

  @Max(5_000, seats)
  @Min(1, seats)
  @IsInt(seats)
  @AsNumber()
  readonly seats!: number;

  @IsLocalDate({ message: 'Please choose a first day' })
  @OrNull()
  readonly validFrom: string | null = null;

  @IsLocalDate({ message: 'Please choose a last day' })
  @OrNull()
  readonly validUntil: string | null = null;
}

const ruleOf = (input: unknown): OpeningRuleDto => {
  const fields = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {};
  return plainToInstance(OpeningRuleDto, fields, { exposeDefaultValues: true });
};

/** `@Type` would ask for metadata that browsers do not have. */
const AsRules = (): PropertyDecorator => Transform(({ value }) => (Array.isArray(value) ? value.map(ruleOf) : value));

/** PUT /api/admin/venues/{id}/experiences/{experienceId}: how a venue runs an experience. */
export class OfferExperienceDto {
  @IsOptional()
  @IsBoolean({ message: 'Exclusive must be true or false' })
  readonly isExclusive?: boolean;

  @ValidateNested({ each: true, ...rules })
  @AsRules()
  @ArrayMaxSize(maxOpeningRules, rules)
  @ArrayMinSize(1, rules)
  @IsArray(rules)
  readonly rules!: OpeningRuleDto[];

  /** Of the offer; 0 where there is none yet. */
  @IsExpectedVersion()
  readonly version?: number;
}

/** The {id} and {experienceId} of a route about an experience at a venue. */
export class VenueExperienceIdsDto {
  @IsEntityIdText()
  readonly id!: number;

  @IsEntityIdText()
  readonly experienceId!: number;
}
