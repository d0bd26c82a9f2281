import { IsEntityId } from '../entity-id.js';

/** POST /api/subscription/plan: another plan, from the next month on. */
export class ChangePlanDto {
  @IsEntityId({ message: 'Please select a plan' })
  readonly membershipId!: number;
}
