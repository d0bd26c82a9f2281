import { setTimeout as pause } from 'node:timers/promises';
import { rowsOf } from '../db.js';
import type { Subscription } from './subscription.js';
import { dueStreams } from './subscription-parking.js';
import { takeNext, tryAgain } from './subscription-steps.js';
import { type FollowerParts, type TurnServices, turnServices } from './subscription-turn.js';

/** Between two rounds when wake-ups keep coming: a round costs as much for one event as for many. */
const ROUND_PAUSE_MS = 100;

/** Leads one subscription over every ledger, or lets the worker lead that does already. */
export class SubscriptionFollower {
  private isRunning = false;
  private isWanted = false;
  private isKnown = false;
  private running = Promise.resolve();

  private readonly services: TurnServices;

  /** @param end ends it after the effect that runs */
  constructor(
    private readonly subscription: Subscription,
    parts: FollowerParts,
    private readonly end: AbortSignal,
  ) {
    this.services = turnServices(parts);
  }

  /** Has it look for what is new: one round at a time, and another one for what comes during it. */
  wake(): void {
    this.isWanted = true;
    if (!this.isRunning) this.running = this.run();
  }

  /** Resolves when the round that runs is over. */
  rest(): Promise<void> {
    return this.running;
  }

  /** One round: takes what is new, ledger by ledger in turns, then what is due again. @throws when the database is away */
  async catchUp(): Promise<void> {
    await this.begin();
    const { subscription, services, end } = this;
    let hasMoved = true;
    while (hasMoved && !end.aborted) {
      hasMoved = false;
      for (const ledger of await this.ledgersBehind())
        if (await this.tryOn(takeNext({ subscription, ledger, services, end }))) hasMoved = true;
    }
    for (const { ledger, stream } of await dueStreams(services.pool, subscription.name, services.clock.now()))
      await this.tryOn(tryAgain({ subscription, ledger, services, end }, stream));
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    while (this.isWanted && !this.end.aborted) {
      this.isWanted = false;
      await this.tryOn(this.catchUp());
      if (!this.isWanted) continue;
      await pause(ROUND_PAUSE_MS);
      await this.services.yieldToOthers();
    }
    this.isRunning = false;
  }

  /** A ledger where something goes wrong keeps neither the others waiting nor the next round. */
  private tryOn<Result>(turn: Promise<Result>): Promise<Result | undefined> {
    return turn.catch((error: unknown) => {
      this.services.logger.warn({ err: error, subscription: this.subscription.name }, 'A subscription waits');
      return undefined;
    });
  }

  /** The first time, it begins at the heads or at the starts of all ledgers; a ledger that is new later, at its start. */
  private async begin(): Promise<void> {
    if (this.isKnown) return;
    const { name, from } = this.subscription;
    const { rows } = await this.services.pool.query<{ kind: string }>(
      `with first as (
         insert into log.reader (name, kind, version, since) values ($1, 'subscribed', 1, $2)
         on conflict (name) do nothing returning name),
       checkpoints as (
         insert into log.checkpoint (subscription, ledger, position)
         select name, ledger, case when $3 = 'now' then position else 0 end from first cross join log.head)
       select kind from log.reader where name = $1`,
      [name, this.services.clock.now(), from],
    );
    // guard: a subscription does not take the name of a projection
    if (rows[0]?.kind === 'inline') throw new Error(`${name} is a projection: they would share their checkpoints`);
    this.isKnown = true;
  }

  private async ledgersBehind(): Promise<number[]> {
    const { name } = this.subscription;
    const rows = await rowsOf<{ ledger: number; position: number | null }>(
      this.services.pool,
      `select head.ledger, c.position from log.head
       left join log.checkpoint c on c.subscription = $1 and c.ledger = head.ledger
       where head.position > coalesce(c.position, 0) order by head.ledger`,
      [name],
    );
    const fresh = rows.filter(({ position }) => position === null).map(({ ledger }) => ledger);
    if (fresh.length > 0)
      await this.services.pool.query(
        `insert into log.checkpoint (subscription, ledger, position) select $1, ledger, 0 from unnest($2::int[]) as ledger
         on conflict do nothing`,
        [name, fresh],
      );
    return rows.map(({ ledger }) => ledger);
  }
}
