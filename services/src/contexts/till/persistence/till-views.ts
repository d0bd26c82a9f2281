import { Injectable } from '@nestjs/common';
import type { TillLineView, TillShiftView } from '@northlight/contracts';
import pg from 'pg';
import { Clock } from '../../../platform/kernel/clock.js';
import { dollarsOf } from '../../../platform/kernel/money.js';
import { AccountNames } from '../../identity/index.js';
import { countOf, type TillLine, type TillShift } from '../domain/till-shift.js';
import { TillLines } from './till-lines.js';

type Names = ReadonlyMap<number, string>;

/** Tells shifts and lines as they travel, with the names of those who took the money. */
@Injectable()
export class TillViews {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly lines: TillLines,
    private readonly names: AccountNames,
    private readonly clock: Clock,
  ) {}

  async shift(shift: TillShift): Promise<TillShiftView> {
    const { venueId, openedAt: from, closedAt } = shift;
    const to = new Date((closedAt ?? this.clock.now()).getTime() + 1); // its last moment is part of it
    const lines = await this.lines.read({ venueId, from, to });
    return shiftView(shift, lines, await this.namesOf([shift]));
  }

  async shifts(shifts: readonly TillShift[]): Promise<TillShiftView[]> {
    return Promise.all(shifts.map((shift) => this.shift(shift)));
  }

  async of(lines: readonly TillLine[]): Promise<TillLineView[]> {
    const names = await this.namesOf(lines);
    return lines.map(({ at, amount, userId, ...line }) => ({
      ...line,
      userId,
      who: userId === null ? null : (names.get(userId) ?? null),
      at: at.toISOString(),
      amount: dollarsOf(amount),
    }));
  }

  private async namesOf(things: readonly { readonly userId: number | null }[]): Promise<Names> {
    const ids = [...new Set(things.flatMap(({ userId }) => userId ?? []))];
    const names = await Promise.all(ids.map(async (id) => [id, await this.names.of(id, this.pool)] as const));
    return new Map(names.flatMap(([id, name]) => (name === undefined ? [] : [[id, name] as const])));
  }
}

function shiftView(shift: TillShift, lines: readonly TillLine[], names: Names): TillShiftView {
  const { cash, card, voucher, expected, difference } = countOf(shift, lines);
  return {
    ...{ id: shift.id, userId: shift.userId, who: names.get(shift.userId) ?? null },
    ...{ openedAt: shift.openedAt.toISOString(), closedAt: shift.closedAt?.toISOString() ?? null },
    voucher: dollarsOf(voucher),
    ...{ float: dollarsOf(shift.float), cash: dollarsOf(cash), card: dollarsOf(card), expected: dollarsOf(expected) },
    counted: shift.counted === null ? null : dollarsOf(shift.counted),
    difference: difference === null ? null : dollarsOf(difference),
  };
}
