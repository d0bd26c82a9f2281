import {
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { IsEntityIdText } from '../entity-id.js';
import { all } from '../list-rules.js';
import { OneLine } from '../one-line.js';
import { AsNumber } from '../rules/as-number.js';

/** How many may be let in, and for how long, at most. */
export const waitingRoomLimits = { perMinute: 100_000, visitMinutes: 120, gatherMinutes: 240 } as const;

const moment = { message: 'Please choose a date and time' };
const named = { message: 'Please enter a name of at most 80 characters' };
const rate = { message: `Please enter a whole number of people a minute, at most ${waitingRoomLimits.perMinute}` };
const visit = { message: `Please enter between 1 and ${waitingRoomLimits.visitMinutes} minutes` };
const gather = { message: `Please enter between 0 and ${waitingRoomLimits.gatherMinutes} minutes` };

/** A moment with its zone; the form of a browser has neither seconds nor zone, and is sent with both. */
const IsMoment = (): PropertyDecorator =>
  all(
    IsISO8601({ strict: true, strictSeparator: true }, moment),
    Matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/, moment),
  );

/** People who are let in within a minute; 0 lets nobody in until it is changed. */
const IsRate = (): PropertyDecorator =>
  all(AsNumber(), IsInt(rate), Min(0, rate), Max(waitingRoomLimits.perMinute, rate));

/** POST /api/admin/waiting-rooms: a waiting room in front of an experience, or of the whole site. */
export class OpenWaitingRoomDto {
  /** As visitors read it: what they wait for. */
  @OneLine()
  @MaxLength(80, named)
  @MinLength(1, named)
  @IsString(named)
  readonly name!: string;

  /** null: the whole site, which has to be said. */
  @ValidateIf((_, value) => value !== null)
  @IsEntityIdText({ message: 'Please choose what it’s in front of' })
  readonly experienceId!: number | null;

  /** From then on visitors are let in. */
  @IsMoment()
  readonly opensAt!: string;

  /** It ends by itself; left out: a day after it opened. */
  @IsOptional()
  @IsMoment()
  readonly closesAt?: string;

  @IsRate()
  readonly admittedPerMinute!: number;

  /** Minutes for which a place is good from its turn on. Left out: 15. */
  @IsOptional()
  @Max(waitingRoomLimits.visitMinutes, visit)
  @Min(1, visit)
  @IsInt(visit)
  readonly visitMinutes?: number;

  /** So many minutes before it opens visitors begin to gather in it. Left out: 30. */
  @IsOptional()
  @Max(waitingRoomLimits.gatherMinutes, gather)
  @Min(0, gather)
  @IsInt(gather)
  readonly gatherMinutes?: number;
}

/** PATCH /api/admin/waiting-rooms/{id}: what is left out stays. */
export class ChangeWaitingRoomDto {
  @IsOptional()
  @IsRate()
  readonly admittedPerMinute?: number;

  @IsOptional()
  @IsMoment()
  readonly closesAt?: string;
}
