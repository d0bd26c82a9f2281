import { EventEmitter } from 'node:events';
import { type FSWatcher, watch } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { ReleaseRecord } from '@northlight/contracts';
import { logger } from '../../../platform/observability/logger.js';
import type { Snapshot } from '../domain/snapshot.js';
import { LiveFronts } from './live-fronts.js';

/** One replaced file is several notices of its folder. */
const SETTLE_MS = 30;

/** What the bundler of `npm run dev` built last: a snapshot in a file, which is read again whenever its folder changes. */
export class WatchedFronts extends LiveFronts implements OnModuleInit, OnApplicationShutdown {
  private live: Snapshot = [];
  private readonly changes = new EventEmitter().setMaxListeners(0);
  private watcher?: FSWatcher;
  private settling?: NodeJS.Timeout;

  constructor(private readonly file: string) {
    super();
  }

  get snapshot(): Snapshot {
    return this.live;
  }

  /** Nothing is registered here. */
  async find(): Promise<readonly ReleaseRecord[]> {
    return [];
  }

  override get isBuilding(): boolean {
    return true;
  }

  async onModuleInit(): Promise<void> {
    const folder = dirname(this.file);
    await mkdir(folder, { recursive: true });
    this.watcher = watch(folder, () => this.settle());
    this.watcher.on('error', (error) => logger.error({ err: error }, 'The built fronts are not watched any more'));
    await this.read();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.settling);
    this.watcher?.close();
  }

  /**
   * Calls `then` after each change.
   * @returns ends it
   */
  onChange(then: () => void): () => void {
    this.changes.on('change', then);
    return () => void this.changes.off('change', then);
  }

  private settle(): void {
    clearTimeout(this.settling);
    this.settling = setTimeout(() => {
      this.read().then(
        () => this.changes.emit('change'),
        (error: unknown) => logger.error({ err: error }, 'The built fronts could not be read'),
      );
    }, SETTLE_MS);
  }

  /** What was read last stays while the file is not there. */
  private async read(): Promise<void> {
    const text = await readFile(this.file, 'utf8').catch(() => undefined);
    if (text !== undefined) this.live = JSON.parse(text) as Snapshot;
  }
}
