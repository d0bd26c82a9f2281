import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { AdmissionRules } from '../../../platform/booking-policy/admission-rules.js';
import { Settings } from '../../../platform/config/settings.js';
import { NotifiedCache } from '../../../platform/database/notified-cache.js';
import { type TaxRate, taxedBy } from '../domain/tax-rates.js';

/** What is said on this channel by the tables themselves: which one has changed (docs/adr/0047). */
const channel = 'table_changes';

/** The tax on tickets, from memory: every booking asks for it. */
@Injectable()
export class AdmissionTax implements OnModuleInit, OnApplicationShutdown {
  private readonly cache: NotifiedCache<string, readonly TaxRate[]>;

  constructor(
    private readonly pool: pg.Pool,
    private readonly rules: AdmissionRules,
    settings: Settings,
  ) {
    this.cache = new NotifiedCache(settings, channel, (table) => table === 'settings.tax_rates');
  }

  onModuleInit(): Promise<void> {
    this.rules.taxComesFrom((state, day) => this.rateOf(state, day));
    return this.cache.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.cache.stop();
  }

  /** Hundredths of a percent. */
  private async rateOf(state: string, day: () => string): Promise<number> {
    const rates = (await this.cache.get(state, () => this.read(state))) ?? [];
    if (rates.length === 0) return 0;
    const [line] = taxedBy(rates, { date: day(), lines: [{ category: 'admission', amount: 0 }] });
    return line?.basisPoints ?? 0;
  }

  private async read(state: string): Promise<readonly TaxRate[]> {
    const { rows } = await this.pool.query<TaxRate>(
      `select category, basis_points as "basisPoints", starts_on::text as "from", ends_on::text as until
       from settings.tax_rates where state = $1 and category = 'admission'`,
      [state],
    );
    return rows;
  }
}
