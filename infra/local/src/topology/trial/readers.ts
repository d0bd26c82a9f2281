import { setTimeout as pause } from 'node:timers/promises';
import type { Door } from './door.js';

const EVERY_MS = 200;
/** What people look at who do not book: a page, and what pages ask the API for. */
export const PAGE = '/experiences';
export const API_READ = '/api/venues';

interface Look {
  readonly at: number;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

/** What the looks at one address between two moments came to. */
export interface Looks {
  readonly count: number;
  /** Answers that were 5xx, or did not come. */
  readonly away: number;
  readonly slowestMs: number;
}

/** Two people who look at the site every 200 ms, whatever happens to it. */
export class Readers {
  private readonly looks: Look[] = [];
  private isOver = false;
  private running: Promise<unknown> = Promise.resolve();

  constructor(private readonly door: Door) {}

  start(): void {
    this.running = Promise.all([PAGE, API_READ].map((path) => this.look(path)));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  between(asked: string, from: number, till: number): Looks {
    const found = this.looks.filter(({ path, at }) => path === asked && at >= from && at < till);
    const away = found.filter(({ status }) => status === 0 || status >= 500);
    return { count: found.length, away: away.length, slowestMs: Math.max(0, ...found.map(({ ms }) => ms)) };
  }

  /** One look does not wait for the one before. */
  private async look(path: string): Promise<void> {
    const underway = new Set<Promise<void>>();
    while (!this.isOver) {
      const at = performance.now();
      const look = this.door.get(path).then(({ status, ms }) => void this.looks.push({ at, path, status, ms }));
      underway.add(look);
      void look.then(() => underway.delete(look));
      await pause(EVERY_MS);
    }
    await Promise.all(underway);
  }
}
