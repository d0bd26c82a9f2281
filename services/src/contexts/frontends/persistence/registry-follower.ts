import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { ReleaseRecord } from '@northlight/contracts';
import pg from 'pg';
import type { Settings } from '../../../platform/config/settings.js';
import { clientOptions } from '../../../platform/database/database.js';
import { writeWhole } from '../../../platform/files/write-whole.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { logger } from '../../../platform/observability/logger.js';
import { releasesIn, type Snapshot, snapshotOf } from '../domain/snapshot.js';
import { LiveFronts } from './live-fronts.js';
import { Registry, registryMoved } from './registry.repository.js';

const firstPauseMs = 250;
const longestPauseMs = 5_000;
/** A notice can get lost with a connection that looks alive; after this long it is looked up all the same. */
const lookAgainMs = 30_000;

/**
 * What is live, always at hand: in memory, and on disk for a start while PostgreSQL is away. Follows the registry by
 * LISTEN, and comes back by itself.
 */
export class RegistryFollower extends LiveFronts implements OnModuleInit, OnApplicationShutdown {
  private live: Snapshot = [];
  private client?: pg.Client;
  private retry?: NodeJS.Timeout;
  private lookAgain?: NodeJS.Timeout;
  private pause = firstPauseMs;
  private isStopping = false;
  private reading: Promise<void> = Promise.resolve();
  private readonly file: string;

  constructor(private readonly settings: Settings) {
    super();
    this.file = join(settings.DATA_DIR, 'web', 'registry.json');
  }

  /** What was live when the registry was last heard of. */
  get snapshot(): Snapshot {
    return this.live;
  }

  /** @throws {Refusal} UNAVAILABLE while PostgreSQL is away */
  async find(ids: readonly string[]): Promise<readonly ReleaseRecord[]> {
    if (!this.client) throw new Refusal('UNAVAILABLE');
    return new Registry(this.client).releases(ids);
  }

  async onModuleInit(): Promise<void> {
    this.live = await this.remembered();
    await this.connect();
    this.lookAgain = setInterval(() => this.refresh(), lookAgainMs).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.retry);
    clearInterval(this.lookAgain);
    await this.reading;
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      ...clientOptions(this.settings),
      application_name: 'northlight-web',
    });
    this.client = client;
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', () => this.refresh());
    try {
      await client.connect();
      await client.query(`listen ${registryMoved}`);
      await this.readNext(client);
      this.pause = firstPauseMs;
    } catch (error) {
      logger.warn({ err: error }, 'The frontend registry does not answer; the last snapshot stays');
      this.lost(client);
    }
  }

  /** Once for each connection: forget it, and try again a little later each time. */
  private lost(client: pg.Client): void {
    if (this.client !== client || this.isStopping) return;
    this.client = undefined;
    client.end().catch(() => undefined);
    this.retry = setTimeout(() => void this.connect(), this.pause).unref();
    this.pause = Math.min(this.pause * 2, longestPauseMs);
  }

  private refresh(): void {
    const client = this.client;
    if (client) this.readNext(client).catch(() => this.lost(client));
  }

  /** Reads one after the other, so that an older answer never replaces a newer one. */
  private readNext(client: pg.Client): Promise<void> {
    const read = this.reading.then(() => this.read(client));
    this.reading = read.catch(() => undefined);
    return read;
  }

  private async read(client: pg.Client): Promise<void> {
    const registry = new Registry(client);
    const channels = await registry.channels();
    this.live = snapshotOf(channels, await registry.releases(releasesIn(channels)));
    await this.remember().catch((error: unknown) => logger.warn({ err: error }, 'The snapshot could not be kept'));
  }

  private async remembered(): Promise<Snapshot> {
    const text = await readFile(this.file, 'utf8').catch(() => '[]');
    try {
      return JSON.parse(text) as Snapshot;
    } catch (error) {
      logger.warn({ err: error, file: this.file }, 'The snapshot on disk is damaged; the registry is waited for');
      return [];
    }
  }

  private remember(): Promise<void> {
    return writeWhole(this.file, JSON.stringify(this.live));
  }
}
