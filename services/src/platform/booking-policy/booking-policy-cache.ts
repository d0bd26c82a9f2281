import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import {
  type BookingPolicy,
  statedPolicy,
  statedPriceRules,
  usualCollectDays,
  usualCurrency,
  usualRetention,
  usualShipping,
  usualVenuePaymentMostCents,
} from '@northlight/contracts';
import { ChannelListener } from '@northlight/event-store/consume';
import pg from 'pg';
import { Settings } from '../config/settings.js';
import { clientOptions } from '../database/database.js';
import type { Db } from '../database/db.js';
import { readFromPrimary } from '../database/reads-elsewhere.js';
import { logger } from '../observability/logger.js';

/** What is said on this channel: there are other rules now. */
const channel = 'house_rules';
/** A notice may be lost with its connection; after this long, in milliseconds, somebody looks all the same. */
const lookAgainMs = 2_000;

/** The rules of the house in one of their versions; version 0 has never been written. */
export interface RulesVersion {
  readonly version: number;
  readonly rules: BookingPolicy;
}

/**
 * The rules of the house, always at hand: read from memory, wherever something is priced or held. Every process follows
 * what is written by LISTEN, and looks by itself every two seconds besides.
 */
@Injectable()
export class BookingPolicyCache implements OnModuleInit, OnApplicationShutdown {
  private known: RulesVersion;
  private readonly listener: ChannelListener;
  private lookAgain?: NodeJS.Timeout;

  constructor(
    private readonly pool: pg.Pool,
    private readonly settings: Settings,
  ) {
    this.known = { version: 0, rules: this.rulesWith({}) };
    this.listener = new ChannelListener(clientOptions(settings), () => void this.look(), channel);
  }

  /** As they are now; what is made with them keeps them. */
  get now(): BookingPolicy {
    return this.known.rules;
  }

  get version(): RulesVersion {
    return this.known;
  }

  /** As they are committed by now. @throws where PostgreSQL does not answer */
  async latest(): Promise<RulesVersion> {
    this.take(await readFromPrimary(() => this.read(this.pool)));
    return this.known;
  }

  /** A process that cannot read them does not start: it would sell under others. */
  async onModuleInit(): Promise<void> {
    await this.latest();
    await this.listener.listen();
    this.lookAgain = setInterval(() => {
      void this.listener.listen(); // again, where it broke
      void this.look();
    }, lookAgainMs).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.lookAgain);
    await this.listener.close();
  }

  /** The last version; nobody else writes another before the transaction ends. */
  async lock(db: Db): Promise<RulesVersion> {
    await db.query("select pg_advisory_xact_lock(hashtext('log.house_rules'))");
    return this.read(db);
  }

  /** Writes the version after this one, and tells every process with the commit. */
  async write({ version, rules }: RulesVersion, at: Date, db: Db): Promise<void> {
    await db.query('insert into log.house_rules (version, rules, written_at) values ($1, $2, $3)', [
      version,
      JSON.stringify(rules),
      at,
    ]);
    await db.query(`notify ${channel}`);
  }

  /** After a commit of this process: what it wrote counts for its own next answer. */
  async look(): Promise<void> {
    try {
      await this.latest();
    } catch (error) {
      logger.warn({ err: error }, 'The booking policy could not be read; the last one stays');
    }
  }

  private async read(db: Db): Promise<RulesVersion> {
    const { rows } = await db.query<{ version: number; rules: Partial<BookingPolicy> }>(
      'select version, rules from log.house_rules order by version desc limit 1',
    );
    return { version: rows[0]?.version ?? 0, rules: this.rulesWith(rows[0]?.rules ?? {}) };
  }

  /** An older answer never replaces a newer one. */
  private take(read: RulesVersion): void {
    if (read.version >= this.known.version) this.known = read;
  }

  private rulesWith(written: Partial<BookingPolicy>): BookingPolicy {
    return {
      ...statedPriceRules,
      ...statedPolicy,
      holdMinutes: this.settings.HOLD_MINUTES || null,
      collectDays: usualCollectDays,
      venuePaymentMostCents: usualVenuePaymentMostCents,
      ...usualShipping,
      showsMaps: true,
      currency: usualCurrency,
      ...usualRetention,
      ...written,
    };
  }
}
