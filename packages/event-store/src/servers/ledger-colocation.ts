import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../db.js';
import { EventStoreError } from '../errors.js';
import { home } from '../ledger-elsewhere.js';
import { Semaphore } from '../semaphore.js';
import { LedgerMove, type MoveServices } from './ledger-move.js';
import { underMoveLocks } from './move-locks.js';

/** Most relocations of a process at once: each holds a connection to home while it needs others. */
const MOST_AT_ONCE = 3;

/** So often ledgers are brought together for a decision: a failure is that of the one who happened to bring them. */
const MOST_TRIES = 3;
/** Pause in milliseconds before they are brought once more. */
const TRY_PAUSE_MS = 100;

/** Ledgers could not be brought together this time: nothing was decided. */
class NotTogether extends Error {}

/** What is about several ledgers, and has to be decided where all of them are. */
interface Spanning<Answer> {
  readonly ledgers: readonly number[];
  /** Until then it is waited for them, on the clock of `performance.now()`. */
  readonly giveUpAt: number;
  readonly decide: (server: string) => Promise<Answer>;
}

/** Ledgers on their way to one server, and those who wait there to decide. */
class Relocation {
  arrive: () => void = () => undefined;
  fail: (error: NotTogether) => void = () => undefined;
  readonly decisions: Promise<unknown>[] = [];
  private waiting = 0;
  private readonly arrived = new Promise<void>((resolve, reject) => {
    this.arrive = resolve;
    this.fail = reject;
  });

  constructor(
    readonly target: string,
    readonly movables: readonly number[],
  ) {
    this.arrived.catch(() => undefined); // those who wait for it hear of it
  }

  /** Whether anybody still waits for it. */
  get isWanted(): boolean {
    return this.waiting > 0;
  }

  decide<Answer>(spanning: Spanning<Answer>): Promise<Answer> {
    const decision = this.decideInTime(spanning);
    this.decisions.push(decision.catch(() => undefined));
    return decision;
  }

  private async decideInTime<Answer>({ giveUpAt, decide }: Spanning<Answer>): Promise<Answer> {
    this.waiting++;
    const end = new AbortController();
    const late = pause(Math.max(0, giveUpAt - performance.now()), true, { signal: end.signal }).catch(() => true);
    const isLate = await Promise.race([this.arrived.then(() => false), late]).finally(() => {
      this.waiting--;
      end.abort();
    });
    // guard: who was told to come again has not decided
    if (isLate) throw new EventStoreError('UNAVAILABLE');
    return decide(this.target);
  }
}

/**
 * Brings ledgers to one server for a decision over them: those that may be moved to the one that may not (docs/adr/0119).
 * They stay there until it is decided, so that each who waits for them gets a turn, in the order of their locks.
 */
export class LedgerColocation {
  private readonly relocations = new Map<string, Relocation>();
  private readonly underway = new Set<Promise<void>>();
  private readonly slots = new Semaphore(MOST_AT_ONCE);

  constructor(
    private readonly services: MoveServices,
    private readonly timeoutMs: number,
  ) {}

  /**
   * Runs a decision once its ledgers are on one server. All that waits here for the same way shares it.
   * @throws {EventStoreError} LEDGERS_APART when several of them may not be moved; UNAVAILABLE when a server is away, or it
   *   takes too long: then nothing was decided. @throws what the decision throws
   */
  async together<Answer>(spanning: Spanning<Answer>): Promise<Answer> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (tries > 0) await pause(TRY_PAUSE_MS);
      try {
        return await this.tried(spanning);
      } catch (error) {
        if (!(error instanceof NotTogether)) throw error;
      }
    }
    throw new EventStoreError('UNAVAILABLE');
  }

  private tried<Answer>(spanning: Spanning<Answer>): Promise<Answer> {
    const target = this.targetOf(spanning.ledgers);
    const movables = spanning.ledgers.filter((ledger) => this.services.servers.isMovable(ledger));
    const key = [target, ...movables].join();
    const relocation = this.relocations.get(key) ?? this.begin(key, new Relocation(target, movables));
    return relocation.decide(spanning);
  }

  /** Resolves when nothing is on its way. */
  async rest(): Promise<void> {
    await Promise.allSettled(this.underway);
  }

  private targetOf(ledgers: readonly number[]): string {
    const { servers } = this.services;
    const fixed = new Set(ledgers.filter((ledger) => !servers.isMovable(ledger)).map((one) => servers.of([one])));
    if (fixed.size > 1) throw new EventStoreError('LEDGERS_APART');
    return [...fixed][0] ?? home;
  }

  private begin(key: string, relocation: Relocation): Relocation {
    this.relocations.set(key, relocation);
    const leave = (): void => void this.relocations.delete(key);
    const running = this.relocate(relocation, leave).catch((err: unknown) => {
      leave();
      const { target, movables: ledgers } = relocation;
      this.services.logger.warn({ err, ledgers, target }, 'Ledgers could not be brought together');
      relocation.fail(new NotTogether());
    });
    this.underway.add(running);
    void running.then(() => this.underway.delete(running));
    return relocation;
  }

  /** @param leave nobody joins it any more: who comes later finds the ledgers there */
  private async relocate(relocation: Relocation, leave: () => void): Promise<void> {
    const { target, movables } = relocation;
    const { servers } = this.services;
    const pool = servers.homePool;
    const places = new Set([target, ...movables.map((ledger) => servers.of([ledger]) ?? home)]);
    // one that is away is found out about before anything is held that others need
    await Promise.all([...places].map((place) => servers.poolOf(place).query('select 1')));
    await this.slots.run(() => {
      if (!relocation.isWanted) throw new Error('Nobody waits for it any more');
      return underMoveLocks({ pool, ledgers: movables, timeoutMs: this.timeoutMs }, async (lock) => {
        await this.bringAll(relocation, lock);
        leave();
        relocation.arrive();
        // guard: ledgers that came together stay until it is decided
        await Promise.all(relocation.decisions);
      });
    });
  }

  /** One after the other: each in the order of its lock. */
  private async bringAll({ target, movables }: Relocation, lock: Db): Promise<void> {
    const { servers } = this.services;
    // what nobody has written to yet begins at home
    await servers.homePool.query(
      'insert into log.head (ledger, position) select ledger, 0 from unnest($1::int[]) as ledger on conflict do nothing',
      [movables],
    );
    for (const ledger of movables) {
      await new LedgerMove(this.services, ledger).bring(target, lock);
      servers.learn({ ledger, server: target });
    }
  }
}
