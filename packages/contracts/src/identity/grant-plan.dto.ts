import { IsInt, Matches, Max, Min, ValidateIf } from 'class-validator';
import { IsLocalDate } from '../local-date.js';
import { AsNumber } from '../rules/as-number.js';

/** In place of a plan: the account has none. */
export const noPlan = 'none';

/** How long a plan may be granted at once, and the most guest passes of a period. */
export const planLimits = { mostYears: 2, mostPasses: 100 } as const;

const passes = { message: `Please enter a whole number of guest passes from 0 to ${planLimits.mostPasses}` };
const isPlan = ({ tier }: GrantPlanDto): boolean => tier !== noPlan;

/** PUT /api/admin/users/{id}/plan: the plan that somebody has from now on, or none. */
export class GrantPlanDto {
  /** The slug of a plan, or `none`. */
  @Matches(/^[a-z0-9-]{1,150}$/, { message: 'Please choose a plan' })
  readonly tier!: string;

  /** Its last day (yyyy-MM-dd). */
  @ValidateIf(isPlan)
  @IsLocalDate({ message: 'Please choose the plan’s last day' })
  readonly until?: string;

  /** Anew with each calendar month; what is left of one is known to the room of guest passes. */
  @ValidateIf(isPlan)
  @Max(planLimits.mostPasses, passes)
  @Min(0, passes)
  @IsInt(passes)
  @AsNumber()
  readonly guestPassesLeft?: number;
}

/** The plan of an account as admins see it. */
export interface HeldPlanView {
  /** The slug of a plan, or `none`. */
  readonly tier: string;
  /** `active`, `expired` when its last day is over, `inactive` where there is none. */
  readonly status: string;
  /** First and last day, yyyy-MM-dd. */
  readonly since: string | null;
  readonly until: string | null;
  /** Of each period: a paid month, or a calendar month. */
  readonly guestPassesLeft: number;
}
