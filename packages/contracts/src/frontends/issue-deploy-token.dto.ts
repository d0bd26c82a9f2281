import { IsInt, Matches, Max, MaxLength, Min, MinLength } from 'class-validator';
import { OneLine } from '../one-line.js';

/** A token with which a team's pipeline releases its front, and nothing else. */
export class IssueDeployTokenDto {
  /** Who uses it: it stands in the history of releases. */
  @OneLine() @MaxLength(60) @MinLength(1) readonly name: string;
  /** For how many days it is good. */
  @Max(366) @Min(1) @IsInt() readonly days: number;
}

export class DeployTokenIdDto {
  @Matches(/^[0-9a-f]{12}$/) readonly id: string;
}
