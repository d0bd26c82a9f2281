import { IsIn, Matches } from 'class-validator';
import { uuid } from '../list-rules.js';

/** Names a difference. */
export class DifferenceIdDto {
  @Matches(uuid, { message: 'Please send the difference ID' })
  readonly id!: string;
}

/** Why a difference is settled: it was put right, it is no payment of this site, or it is accepted as it is. */
export const settlementReasons = ['put_right', 'not_ours', 'accepted'] as const;
export type SettlementReason = (typeof settlementReasons)[number];

/** POST /api/admin/journal/differences/{id}/settle */
export class SettleDifferenceDto {
  @IsIn(settlementReasons, { message: 'Please select a reason' })
  readonly reason!: SettlementReason;
}
