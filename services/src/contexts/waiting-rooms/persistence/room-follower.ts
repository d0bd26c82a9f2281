import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Settings } from '../../../platform/config/settings.js';
import { createPool } from '../../../platform/database/database.js';
import { writeWhole } from '../../../platform/files/write-whole.js';
import type { Clock } from '../../../platform/kernel/clock.js';
import { logger } from '../../../platform/observability/logger.js';
import type { WaitingRoom } from '../domain/waiting-room.js';
import { WaitingRooms } from './waiting-rooms.repository.js';

/** So soon a web process knows what an operator changed. */
const READ_EVERY_MS = 2_000;

/**
 * The waiting rooms that have not closed, always at hand: in memory, and on disk for a start while PostgreSQL is away. They
 * are read every two seconds, since PostgreSQL may say nothing in the hour in which they matter; what was read last stays.
 */
export class RoomFollower {
  private known: readonly WaitingRoom[] = [];
  private text = '';
  private readonly pool: pg.Pool;
  private readonly file: string;
  private timer: NodeJS.Timeout | undefined;
  private reading: Promise<void> = Promise.resolve();
  private isAway = false;
  private isUnwritten = false;

  constructor(
    settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
    private readonly clock: Clock,
  ) {
    this.pool = createPool(settings, { max: 1, name: 'northlight-web' });
    this.file = join(settings.DATA_DIR, 'web', 'waiting-rooms.json');
  }

  /** Those that had not closed when they were last read. */
  get rooms(): readonly WaitingRoom[] {
    return this.known;
  }

  /** Reads them, and goes on reading. */
  async start(): Promise<void> {
    this.text = await readFile(this.file, 'utf8').catch(() => '[]');
    this.known = roomsIn(this.text);
    await this.read();
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.reading;
    clearTimeout(this.timer);
    await this.pool.end();
  }

  private read(): Promise<void> {
    this.reading = this.readNow().finally(() => {
      this.timer = setTimeout(() => void this.read(), READ_EVERY_MS).unref();
    });
    return this.reading;
  }

  private async readNow(): Promise<void> {
    try {
      this.known = await new WaitingRooms(this.pool).following(this.clock.now());
      this.isAway = false;
    } catch (error) {
      if (!this.isAway) logger.warn({ err: error }, 'The waiting rooms cannot be read; those read last stay');
      this.isAway = true;
      return;
    }
    await this.save(JSON.stringify(this.known));
  }

  private async save(text: string): Promise<void> {
    if (text === this.text) return;
    try {
      await writeWhole(this.file, text);
      this.text = text;
      this.isUnwritten = false;
    } catch (error) {
      if (!this.isUnwritten)
        logger.warn({ err: error }, 'The waiting rooms cannot be kept on disk for a start without PostgreSQL');
      this.isUnwritten = true;
    }
  }
}

function roomsIn(text: string): readonly WaitingRoom[] {
  try {
    return JSON.parse(text) as WaitingRoom[];
  } catch (error) {
    logger.warn({ err: error }, 'The waiting rooms on disk are damaged; PostgreSQL is waited for');
    return [];
  }
}
