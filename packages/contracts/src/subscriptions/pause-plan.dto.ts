import { IsIn } from 'class-validator';

/** For how many months a plan may be paused at once. */
export const pauseMonths = [1, 2, 3] as const;
export type PauseMonths = (typeof pauseMonths)[number];

/** POST /api/subscription/pause */
export class PausePlanDto {
  /** Months that are not paid, from the next one on. */
  @IsIn(pauseMonths, { message: 'Please choose 1, 2, or 3 months' })
  readonly months!: PauseMonths;
}
