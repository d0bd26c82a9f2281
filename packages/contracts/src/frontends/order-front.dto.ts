import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { OneLine } from '../one-line.js';

/** An order that somebody gives in the console: as those of deploy tokens, with a reason, and in their own name. */
export class OrderFrontDto {
  @IsIn(['promote', 'rollback', 'kill', 'revive']) readonly action: 'promote' | 'rollback' | 'kill' | 'revive';
  /** The one that was looked at: the loser of a race is told so. */
  @IsInt() @Min(0) readonly revision: number;

  @ValidateIf(({ action }: OrderFrontDto) => action === 'promote')
  @Matches(/^\w{3,80}$/)
  readonly release?: string;

  /** Of a hundred visitors; left out: all, or 5 where it climbs. */
  @IsOptional() @IsInt() @Min(1) @Max(100) readonly percent?: number;
  /** It climbs by itself, 5, 25 and 100 of a hundred, each step at least so many minutes; left out: it stays. */
  @IsOptional() @IsInt() @Min(1) @Max(1440) readonly rampStepMinutes?: number;
  /** Routes that the release no longer answers are given up on purpose. */
  @IsOptional() @IsBoolean() readonly retire?: boolean;

  /** Why, for the history; whoever switches a front off says so. */
  @ValidateIf(({ action, reason }: OrderFrontDto) => action === 'kill' || reason !== undefined)
  @OneLine()
  @MaxLength(200, { message: 'Please give the reason in at most 200 characters' })
  @MinLength(3, { message: 'Please say why, for those who look at it later' })
  readonly reason?: string;
}
