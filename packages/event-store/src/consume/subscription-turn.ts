import type pg from 'pg';
import { type Db, rowsOf } from '../db.js';
import { type Clock, type Logger, silentLogger, systemClock } from '../environment.js';
import { isUnavailable } from '../errors.js';
import type { EventTypes } from '../event-types.js';
import type { EventMeta, EventRow } from '../recorded.js';
import type { Subscription } from './subscription.js';
import { isSetAside, MAX_TRIES, noteFailure, type Place } from './subscription-parking.js';

/** What the program of a subscription may have for it. */
interface Surroundings {
  readonly clock: Clock;
  readonly logger: Logger;
  /** Runs an effect where what its commands decide says that the subscription asked for it, and for which event. */
  readonly around: (meta: EventMeta, effect: () => Promise<void>) => Promise<void>;
  /** Waits for those who matter more, between two rounds. */
  readonly yieldToOthers: () => Promise<void>;
}

/** What turns stand on. */
export interface TurnServices extends Surroundings {
  readonly pool: pg.Pool;
  readonly types: EventTypes;
}

/** What a subscription must be given, and what it may. */
export type FollowerParts = Pick<TurnServices, 'pool' | 'types'> & Partial<Surroundings>;

export const turnServices = (parts: FollowerParts): TurnServices => ({
  clock: systemClock,
  logger: silentLogger,
  around: (_, effect) => effect(),
  yieldToOthers: async () => undefined,
  ...parts,
});

/** The transaction broke in the middle of an effect, perhaps because of it. */
class EffectCutOff extends Error {
  constructor(
    readonly row: EventRow,
    override readonly cause: Error,
  ) {
    super(cause.message);
  }
}

/** How it went with an event: it had its effect; it is set aside; or others have to be back before it can be tried. */
export type Tried = 'done' | 'set aside' | 'later';

/**
 * One transaction of a subscription on a ledger. It holds the checkpoint's row, so that of several workers one leads
 * and the others pass by; what its effects write, and where it has come to, are one commit.
 */
export class Turn {
  // biome-ignore lint/complexity/useMaxParams: what one transaction knows (docs/adr/0009)
  private constructor(
    readonly db: Db,
    readonly place: Place,
    private readonly subscription: Subscription,
    private readonly services: TurnServices,
  ) {}

  /**
   * Runs `work` as such a transaction. @returns undefined when another worker leads here
   * @throws what went wrong outside of effects; everything is undone then
   */
  static async take<Result>(
    services: TurnServices,
    { subscription, ledger }: { readonly subscription: Subscription; readonly ledger: number },
    work: (turn: Turn, position: number) => Promise<Result>,
  ): Promise<Result | undefined> {
    const place = { subscription: subscription.name, ledger };
    try {
      return await holding(services.pool, place, (db, position) =>
        work(new Turn(db, place, subscription, services), position),
      );
    } catch (error) {
      // guard: an effect that breaks its transaction does not do so for ever
      if (!(error instanceof EffectCutOff)) throw error;
      // one that always breaks its transaction must not do so for ever: it is a failure like others
      await holding(services.pool, place, async (db, position) => {
        const { row, cause } = error;
        // unless another worker has taken the event meanwhile
        if (row.position > position || (await isSetAside(db, place, row.position)))
          await noteTry(db, place, { row, error: cause, services });
      });
      throw error.cause;
    }
  }

  /** Tries the effect of one event; when it fails, nothing of it stays. */
  async attempt(row: EventRow): Promise<Tried> {
    const { db, services, place } = this;
    await db.query('savepoint effect');
    try {
      await this.effect(row);
      await db.query('release savepoint effect');
      return 'done';
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      // guard: what fails leaves nothing
      await db.query('rollback to savepoint effect').catch(() => {
        throw new EffectCutOff(row, error);
      });
      // guard: what was told to come again is no failure of the event
      if (isUnavailable(error)) return 'later';
      await noteTry(db, place, { row, error, services });
      return 'set aside';
    }
  }

  /** What a command that it runs decides, carries the name of the event as its request. */
  private effect(row: EventRow): Promise<void> {
    const requestId = `${this.subscription.name}-${row.ledger}-${row.position}`;
    // guard: the checkpoint is committed with the effect
    const work = () => this.subscription.apply(this.services.types.read(row), this.db);
    return this.services.around({ requestId, actor: 'worker' }, async () => work());
  }
}

async function noteTry(
  db: Db,
  place: Place,
  { row, error, services }: { readonly row: EventRow; readonly error: Error; readonly services: TurnServices },
): Promise<void> {
  const tries = await noteFailure(db, place, { row, error, at: services.clock.now() });
  const about = { err: error, ...place, position: row.position, tries };
  if (tries >= MAX_TRIES) services.logger.error(about, 'An event is parked: somebody has to look at it');
  else services.logger.warn(about, 'An effect failed and will be tried again');
}

async function holding<Result>(
  pool: pg.Pool,
  { subscription, ledger }: Place,
  work: (db: Db, position: number) => Promise<Result>,
): Promise<Result | undefined> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    // guard: who does not lead does not wait
    // guard: one worker leads
    const rows = await rowsOf<{ position: number }>(
      client,
      'select position from log.checkpoint where subscription = $1 and ledger = $2 for update skip locked',
      [subscription, ledger],
    );
    const result = rows[0] && (await work(client, rows[0].position));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
