import type pg from 'pg';
import { Refusal } from '../../kernel/refusal.js';
import { logger } from '../../observability/logger.js';
import { Attempt } from './attempt.js';
import type { Outcome, Pending } from './batch.js';
import { Book } from './book.js';
import { wasCommitted } from './finding-out.js';
import { Flight } from './flight.js';
import type { Ground } from './ground.js';
import { Held, isPassing, retryPassing } from './retry.js';
import { tellAll, type Waiting, WaitingRoom } from './waiting.js';
import { DatabaseAway, isAway, WireKeeper } from './wire-keeper.js';
import type { Sent } from './writing.js';

export interface LaneGround extends Omit<Ground, 'bookOf' | 'findOut'> {
  readonly connection: pg.ClientConfig;
}

/**
 * A queue of decisions and the connection that commits them. While a batch is being committed the next one gathers, and
 * may be sent behind it; when nobody else is there a decision is committed at once. No timer, and no wait but for the
 * commits before and for those who come in the same turn of the event loop.
 */
export class Lane {
  private readonly room: WaitingRoom;
  private isBusy = false;
  private readonly wires: WireKeeper;
  private readonly air: Flight<Waiting>[] = [];
  private wake: () => void = () => undefined;
  private readonly books = new Map<number, Book>();
  private readonly attempts: Ground;

  constructor(private readonly ground: LaneGround) {
    this.room = new WaitingRoom(ground.options);
    this.wires = new WireKeeper(ground.connection);
    this.attempts = { ...ground, bookOf: (ledger) => this.bookOf(ledger), findOut: (sent) => this.findOut(sent) };
  }

  /** @returns what was decided, after its commit @throws {Refusal} UNAVAILABLE when too many wait */
  take<Answer>(pending: Pending): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      const { ledgers, decide, request, meta } = pending;
      // guard: an answer leaves after its commit
      this.room.enter({ ledgers, decide, request, meta, resolve, reject });
      if (!this.isBusy) void this.serveAll();
      else if (this.mayFly) this.wake();
    });
  }

  async close(): Promise<void> {
    await this.wires.close();
  }

  private async serveAll(): Promise<void> {
    this.isBusy = true;
    while (this.room.size + this.air.length > 0) await this.step();
    this.isBusy = false;
  }

  private async step(): Promise<void> {
    const { air, room } = this;
    if (air.length === 0 || this.mayFly) {
      await room.gathered();
      if (!air[0]?.isDown) await this.depart(room.leave());
    } else await Promise.race([air[0]?.down, this.enough()]);
    if (air[0]?.isDown) await this.startAgain();
  }

  /** True when enough decisions wait to send a batch behind those that are in the air, decided as if they were down. */
  private get mayFly(): boolean {
    const { mostInTheAir, shareToFollow } = this.ground.options;
    const ahead = this.air.at(-1);
    if (!ahead || this.air.length >= mostInTheAir || ahead.attempt.isCutOff || this.ground.faults.isPlanted)
      return false;
    return this.room.size > 0 && this.room.size >= ahead.batch.length * shareToFollow;
  }

  /** Resolves when `mayFly` has become true. */
  private enough(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  private async depart(batch: Waiting[]): Promise<void> {
    try {
      const ahead = this.air.at(-1);
      const attempt = await this.attemptOf(batch, ahead && (() => this.allStand()));
      const flight = await Flight.depart(batch, attempt, ahead);
      this.air.push(flight);
      void flight.down.then(() => this.tellLanded());
    } catch (error) {
      await this.recover(batch, error);
    }
  }

  /** Not the last alone: it may be about other ledgers, and stand where one before it fell. @throws {GroundLost} */
  private async allStand(): Promise<void> {
    // guard: a batch that locked its ledger asks all batches that it may have been decided on
    await Promise.all(this.air.map((flight) => flight.stands()));
  }

  /** Whoever has come down is told at once, whatever else the lane is doing. */
  private tellLanded(): void {
    for (let first = this.air[0]; first?.outcomes; first = this.air[0]) {
      tellAll(first.batch, first.outcomes);
      this.air.shift();
    }
  }

  /** A flight failed: whatever was decided on it fails too. All of it is taken back, and tried again one by one. */
  private async startAgain(): Promise<void> {
    const failed = await this.landAll();
    // guard: what was decided on a batch that did not come to be is taken back
    for (const { attempt } of failed.toReversed()) attempt.undo();
    for (const { attempt, error } of failed) await attempt.giveUp(error);
    for (const { batch, error } of failed) await (isPassing(error) ? this.serve(batch) : this.recover(batch, error));
  }

  /** @returns the flights that failed */
  private async landAll(): Promise<Flight<Waiting>[]> {
    const flights = this.air.splice(0);
    await Promise.all(flights.map(({ down }) => down));
    for (const { batch, outcomes } of flights) if (outcomes) tellAll(batch, outcomes);
    return flights.filter(({ outcomes }) => !outcomes);
  }

  /** Commits together; where one of them spoils it for all, each alone. @returns the error that ended it, if one did */
  private async serve(batch: Waiting[], tries?: number): Promise<unknown> {
    try {
      tellAll(batch, await retryPassing(() => this.attempt(batch), tries));
      return undefined;
    } catch (error) {
      await this.recover(batch, error);
      return error;
    }
  }

  private async attempt(batch: Waiting[]): Promise<readonly Outcome[]> {
    const attempt = await this.attemptOf(batch);
    try {
      await attempt.depart();
      return await attempt.land();
    } catch (error) {
      attempt.undo();
      await attempt.giveUp(error);
      throw error;
    }
  }

  private async attemptOf(batch: Waiting[], mustStand?: () => Promise<void>): Promise<Attempt> {
    return new Attempt(this.attempts, await this.wires.connected(), {
      pending: batch,
      board: (fits) => this.room.board(batch, fits),
      mustStand,
    });
  }

  private async recover(batch: readonly Waiting[], error: unknown): Promise<void> {
    // guard: one that the database refuses does not spoil the others
    if (isAway(error)) this.sendAway(batch, error);
    else if (batch.length > 1) await this.serveApart(batch, error instanceof Held ? 1 : undefined);
    else batch[0]?.reject(error);
  }

  /** Each alone. Where others do not let go of a ledger, whoever comes to it next would wait as long for the same. */
  private async serveApart(batch: readonly Waiting[], tries?: number): Promise<void> {
    const held = new Set<number>();
    for (const one of batch) {
      // guard: whoever would wait for what somebody holds is not tried alone after one who waited
      if (one.ledgers.some((ledger) => held.has(ledger))) one.reject(new Held());
      else if ((await this.serve([one], tries)) instanceof Held) for (const ledger of one.ledgers) held.add(ledger);
    }
  }

  /** Who waits behind would only wait for the same. */
  private sendAway(batch: readonly Waiting[], error: unknown): void {
    logger.error({ err: error }, 'The database is away');
    const behind = error instanceof DatabaseAway ? this.room.clear() : [];
    for (const { reject } of [...batch, ...behind]) reject(new Refusal('UNAVAILABLE'));
  }

  private bookOf(ledger: number): Book {
    const known = this.books.get(ledger);
    if (known) return known;
    const book = new Book(ledger, this.ground.options);
    this.books.set(ledger, book);
    return book;
  }

  private async findOut(sent: Sent): Promise<boolean> {
    await this.ground.faults.at('before-finding-out');
    try {
      return await wasCommitted(sent, () => this.wires.connected());
    } catch (error) {
      throw new DatabaseAway(error);
    }
  }
}
