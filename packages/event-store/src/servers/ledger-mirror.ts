import { setTimeout as pause } from 'node:timers/promises';
import { rowsOf } from '../db.js';
import type { Logger } from '../environment.js';
import { home } from '../ledger-elsewhere.js';
import { type BringingServices, bringOver } from './bring-over.js';

/** Longest time in milliseconds that an answer waits until its events can be read at home. */
const HOME_TIMEOUT_MS = 1_000;

/** Pause before it is looked again whether somebody else has brought a ledger home. */
const BUSY_PAUSE_MS = 10;

/** What a mirror stands on. */
export interface MirrorServices extends BringingServices {
  readonly logger: Logger;
}

/** A ledger that is decided elsewhere. */
interface Elsewhere {
  readonly ledger: number;
  readonly server: string;
  readonly position: number;
}

/**
 * Keeps a copy at home of each ledger that is decided elsewhere: its events, the rows of projections, what was written
 * beside them. Whoever reads, follows or carries jobs does so at home, as ever.
 */
export class LedgerMirror {
  private readonly underway = new Map<number, Promise<void>>();
  private readonly next = new Map<number, Promise<void>>();
  /** How far the copies at home were when it was last looked. */
  private readonly seen = new Map<number, number>();

  constructor(private readonly services: MirrorServices) {}

  /**
   * Resolves once everything that was committed to these ledgers before this call can be read at home, or after a second:
   * what is committed has happened, and is brought home later. While a copy is under way, all who ask share the next.
   */
  async untilHome(ledgers: readonly number[]): Promise<void> {
    const copies = Promise.all(ledgers.map((ledger) => this.copy(ledger))).catch((error: unknown) =>
      this.services.logger.warn({ err: error, ledgers }, 'What was decided elsewhere is not at home yet'),
    );
    const end = new AbortController();
    await Promise.race([copies, pause(HOME_TIMEOUT_MS, undefined, { signal: end.signal }).catch(() => undefined)]);
    end.abort();
  }

  /**
   * Brings home what nobody has brought since the call before: what a process left that died after its commit.
   * @returns events that were not at home before; of servers that are away nobody knows any
   */
  async bringAllHome(): Promise<number> {
    let behind = 0;
    const silent = new Set<string>();
    for (const place of await this.elsewhere()) {
      // a server that says nothing takes seconds to do so: it is asked once
      if (silent.has(place.server)) continue;
      const events = await this.behind(place).catch((error: unknown) => {
        silent.add(place.server);
        this.services.logger.warn({ err: error, server: place.server }, 'Nothing can be brought home from a server');
      });
      if (events === undefined) continue;
      behind += events;
      const { ledger, position } = place;
      // whoever sells there brings it home; a worker is slow, and would hold what they wait for
      if ((this.seen.get(ledger) ?? position) === position) await this.bring(ledger);
      this.seen.set(ledger, position);
    }
    return behind;
  }

  private async bring(ledger: number): Promise<void> {
    await this.copy(ledger).catch((error: unknown) =>
      this.services.logger.warn({ err: error, ledger }, 'A ledger cannot be brought home'),
    );
  }

  private async behind({ ledger, server, position }: Elsewhere): Promise<number> {
    const [there] = await rowsOf<{ events: number }>(
      this.services.servers.poolOf(server),
      'select greatest(0, position - $2)::int as events from log.head where ledger = $1',
      [ledger, position],
    );
    return there?.events ?? 0;
  }

  /** Resolves when nothing is on its way. */
  async rest(): Promise<void> {
    await Promise.allSettled([...this.underway.values(), ...this.next.values()]);
  }

  private copy(ledger: number): Promise<void> {
    const coming = this.next.get(ledger) ?? this.after(ledger, this.underway.get(ledger) ?? Promise.resolve());
    this.next.set(ledger, coming);
    return coming;
  }

  private async after(ledger: number, before: Promise<void>): Promise<void> {
    await before.catch(() => undefined);
    this.next.delete(ledger);
    const copying = this.bringHome(ledger).finally(() => this.underway.delete(ledger));
    this.underway.set(ledger, copying);
    await copying;
  }

  private async bringHome(ledger: number): Promise<void> {
    for (let left = 1; left > 0; ) left = await this.bringSome(ledger);
  }

  /** @returns events that are left, where there are any */
  private async bringSome(ledger: number): Promise<number> {
    const [place] = await this.elsewhere(ledger);
    if (!place || (await this.isHome(place))) return 0;
    const progress = await bringOver(this.services, { ledger, source: place.server, target: home }, 'unless busy');
    // somebody else is at it, who has what was asked for or not
    if (progress?.position === 0) await pause(BUSY_PAUSE_MS);
    return progress?.left ?? 0;
  }

  /** Whether somebody else has brought it home. */
  private async isHome({ ledger, server, position }: Elsewhere): Promise<boolean> {
    const [there] = await rowsOf<{ isHome: boolean }>(
      this.services.servers.poolOf(server),
      `select position <= $2 and not exists (select from log.carried where ledger = $1)
         and not exists (select from log.outbox where ledger = $1) as "isHome" from log.head where ledger = $1`,
      [ledger, position],
    );
    return there?.isHome ?? true;
  }

  private elsewhere(ledger?: number): Promise<Elsewhere[]> {
    return rowsOf<Elsewhere>(
      this.services.servers.homePool,
      'select ledger, server, position from log.head where server is not null and ($1::int is null or ledger = $1) order by ledger',
      [ledger ?? null],
    );
  }
}
