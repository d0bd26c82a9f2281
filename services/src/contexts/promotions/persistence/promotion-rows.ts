import { Injectable } from '@nestjs/common';
import type { PromotionStatus, PromotionView } from '@northlight/contracts';
import pg from 'pg';
import { dollarsOf } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { mustBeGood } from '../domain/offer.js';
import type { PromotionTerms } from '../domain/promotion.events.js';
import type { PromotionRef } from '../domain/promotion-id.js';

/** A promo code as the projection wrote it; amounts in cents. */
export interface PromotionRow extends PromotionTerms {
  readonly code: string;
  readonly used: number;
  readonly takenOff: number;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

const columns = `code, kind, value, applies_to as "appliesTo", starts::text, ends::text, uses,
  uses_per_customer as "usesPerCustomer", minimum, used, taken_off::float8 as "takenOff", created_at as "createdAt",
  ended_at as "endedAt"`;

/** The promo codes for whoever makes them. */
@Injectable()
export class PromotionRows {
  constructor(private readonly pool: pg.Pool) {}

  async byCode(code: string): Promise<PromotionRow | undefined> {
    const { rows } = await this.pool.query<PromotionRow>(`select ${columns} from promotions.codes where code = $1`, [
      code,
    ]);
    return rows[0];
  }

  /** The latest 200. */
  async latest(): Promise<PromotionRow[]> {
    const { rows } = await this.pool.query<PromotionRow>(
      `select ${columns} from promotions.codes order by created_at desc limit 200`,
    );
    return rows;
  }

  /** The code that a booking or an order costs less by, while it does. */
  async usedBy(part: string): Promise<PromotionRef | undefined> {
    const { rows } = await this.pool.query<PromotionRef>(
      'select ledger, code from promotions.parts where part_id = $1 and returned_at is null',
      [part],
    );
    return rows[0];
  }
}

/** A code as the house sees it at an instant. */
export const promotionViewOf = (row: PromotionRow, at: Date): PromotionView => ({
  ...{ code: row.code, kind: row.kind, value: row.kind === 'percent' ? row.value : dollarsOf(row.value) },
  ...{ appliesTo: row.appliesTo, minimum: dollarsOf(row.minimum), starts: row.starts, ends: row.ends },
  ...{ uses: row.uses, usesPerCustomer: row.usesPerCustomer, used: row.used, takenOff: dollarsOf(row.takenOff) },
  ...{ status: statusOf(row, at), createdAt: row.createdAt.toISOString(), endedAt: row.endedAt?.toISOString() ?? null },
});

function statusOf(row: PromotionRow, at: Date): PromotionStatus {
  if (row.endedAt) return 'ended';
  if (row.used >= row.uses) return 'used_up';
  try {
    mustBeGood(row, at);
    return 'live';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code === 'PROMO_OVER' ? 'over' : 'planned';
  }
}
