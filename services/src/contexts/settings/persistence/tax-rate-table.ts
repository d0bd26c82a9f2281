import { Injectable } from '@nestjs/common';
import type { AddTaxRateDto, TaxRateView } from '@northlight/contracts';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import {
  type TaxableLine,
  type TaxableSale,
  type TaxedLine,
  type TaxRate,
  TaxRates,
  taxedBy,
} from '../domain/tax-rates.js';

const shown = `id, state, category, basis_points / 100.0::float8 as percent, starts_on::text as "from",
  ends_on::text as until`;

/** The rates that admins keep. A state without any is one without tax. */
@Injectable()
export class TaxRateTable extends TaxRates {
  constructor(private readonly pool: pg.Pool) {
    super();
  }

  async taxed<Line extends TaxableLine>(sale: TaxableSale<Line>): Promise<readonly TaxedLine<Line>[]> {
    const { rows } = await this.pool.query<TaxRate>(
      `select category, basis_points as "basisPoints", starts_on::text as "from", ends_on::text as until
       from settings.tax_rates where state = $1`,
      [sale.state],
    );
    return taxedBy(rows, sale);
  }

  async all(): Promise<TaxRateView[]> {
    const { rows } = await this.pool.query<TaxRateView>(
      `select ${shown} from settings.tax_rates order by state, category, starts_on desc`,
    );
    return rows;
  }

  /** @throws {Refusal} TAX_RATE_EXISTS */
  async insert({ state, category, percent, from, until }: AddTaxRateDto, db: Db): Promise<TaxRateView> {
    const { rows } = await db.query<TaxRateView>(
      `insert into settings.tax_rates (state, category, basis_points, starts_on, ends_on) values ($1, $2, $3, $4, $5)
       on conflict (state, category, starts_on) do nothing returning ${shown}`,
      [state, category, Math.round(percent * 100), from, until ?? null],
    );
    if (!rows[0]) throw new Refusal('TAX_RATE_EXISTS');
    return rows[0];
  }

  /** @throws {Refusal} TAX_RATE_NOT_FOUND */
  async remove(id: number, db: Db): Promise<TaxRateView> {
    const { rows } = await db.query<TaxRateView>(`delete from settings.tax_rates where id = $1 returning ${shown}`, [
      id,
    ]);
    if (!rows[0]) throw new Refusal('TAX_RATE_NOT_FOUND');
    return rows[0];
  }
}
