import {
  ArrayMaxSize,
  IsArray,
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

export class FrontNameDto {
  @Matches(/^[a-z][a-z0-9-]{1,40}$/) readonly app: string;
}

/** What every order to a front's channel says. `revision` is the one that was looked at: the loser of a race is told so. */
export class ChannelOrderDto {
  @IsIn(['promote', 'rollback', 'kill', 'revive']) readonly action: 'promote' | 'rollback' | 'kill' | 'revive';
  @IsInt() @Min(0) readonly revision: number;

  @ValidateIf(({ action }: ChannelOrderDto) => action === 'promote')
  @Matches(/^\w{3,80}$/)
  readonly release?: string;

  /** Of a hundred visitors; left out: all, or 5 where it climbs. */
  @IsOptional() @IsInt() @Min(1) @Max(100) readonly percent?: number;
  /** Routes that the release no longer answers are given up on purpose. */
  @IsOptional() @IsBoolean() readonly retire?: boolean;

  /** It climbs by itself, 5, 25 and 100 of a hundred, each step at least so many minutes; left out: it stays. */
  @IsOptional() @IsInt() @Min(1) @Max(1440) readonly rampStepMinutes?: number;
}

/** An order that comes with a deploy token. */
export class SteerFrontDto extends ChannelOrderDto {
  /** Who gives it, of those who share the operators’ token; a team’s token has a name of its own. */
  @IsOptional() @OneLine() @MaxLength(80) @MinLength(1) readonly who?: string;

  /** Why, for the history. */
  @IsOptional() @OneLine() @MaxLength(300) @MinLength(1) readonly reason?: string;

  /** Releases of other fronts that are promoted next: this one has to fit them, not what they take the place of. */
  @IsOptional()
  @Matches(/^\w{3,80}$/, { each: true })
  @ArrayMaxSize(20)
  @IsArray()
  readonly together?: string[];

  /** Nothing moves: the answer, or the refusal, is that of the order. */
  @IsOptional() @IsBoolean() readonly dryRun?: boolean;

  /** Addresses at which a browser saw the release work before this order; left out: nobody looked. */
  @IsOptional()
  @OneLine({ each: true })
  @Matches(/^\/[^\s]{0,200}$/, { each: true })
  @ArrayMaxSize(200)
  @IsArray()
  readonly visited?: string[];

  /** Routes to which that browser could not go, for want of a sample. */
  @IsOptional()
  @OneLine({ each: true })
  @Matches(/^\/[^\s]{0,200}$/, { each: true })
  @ArrayMaxSize(200)
  @IsArray()
  readonly notVisited?: string[];
}
