import type pg from 'pg';
import type { Db } from '../db.js';
import type { Logger } from '../environment.js';
import { home } from '../ledger-elsewhere.js';
import type { BringingServices } from './bring-over.js';
import { bringRequests } from './bring-requests.js';
import { bringMost, bringUpTo } from './catch-up.js';
import { claim, close, direct, headOn, open, reopen } from './move-heads.js';
import { MovedByOthers, underMoveLocks } from './move-locks.js';
import { type Move, Moves } from './moves.js';

/** Steps of a move, in their order. */
export type MoveStep = 'begun' | 'claimed' | 'copied' | 'closed' | 'caught up' | 'opened' | 'directed';

/** What a move stands on. */
export interface MoveServices extends BringingServices {
  readonly logger: Logger;
  /** Is told of each step once it is done. */
  readonly onStep?: ((step: MoveStep) => void | Promise<void>) | undefined;
}

/** How a move went. */
export interface Moved {
  readonly epoch: number;
  /** Events that were brought over. */
  readonly position: number;
  /** From the moment the source was closed until the target was open, in milliseconds. */
  readonly pauseMs: number;
}

/** A move cannot be made as things are; nothing was changed. The message says why, and what to do. */
export class MoveRefused extends Error {}

/**
 * Moves a ledger that is in use to another server (docs/adr/0116): copies while the source sells, closes the source, copies
 * the rest, opens the target. Killed at any step it can be run again, or taken back until the target is open.
 */
export class LedgerMove {
  private readonly moves: Moves;

  constructor(
    private readonly services: MoveServices,
    private readonly ledger: number,
  ) {
    this.moves = new Moves(services.servers.homePool);
  }

  /** @throws {MoveRefused} */
  to(target: string): Promise<Moved> {
    return this.alone((lock) => this.under(lock, target));
  }

  /**
   * Moves it where it is not there yet; what a mover that died has left under way elsewhere is ended first.
   * @param lock what holds the lock of movers, where the caller has it @throws {MoveRefused}
   */
  async bring(target: string, lock?: Db): Promise<void> {
    if (!lock) return this.alone((own) => this.bring(target, own));
    const left = await this.moves.underWay(this.ledger);
    const isElsewhere = left && left.target !== target && !(await this.tookBack(left));
    if (isElsewhere) await this.under(lock, left.target);
    const server = (await headOn(this.servers.homePool, this.ledger))?.server ?? home;
    if (left?.target === target || server !== target) await this.under(lock, target);
  }

  /** Ends a move that is under way: the source decides as before. @throws {MoveRefused} when the target is open already */
  async takeBack(): Promise<void> {
    await this.alone(async () => {
      const move = await this.moves.underWay(this.ledger);
      if (!move) throw this.refused('It is not on its way anywhere.');
      if (!(await this.tookBack(move)))
        throw this.refused(`It is on ${move.target} already: finish the move, then move it again.`);
    });
  }

  private async under(lock: Db, target: string): Promise<Moved> {
    const move = await this.begun(target);
    await this.step('begun');
    const token = await this.claimed(move);
    await this.step('claimed');
    const since = await this.copied(move, lock);
    await this.step('copied');
    await lock.query('select 1'); // who has lost the lock does not go on
    const position = await this.closed(move);
    const closed = performance.now();
    await this.step('closed');
    await Promise.all([bringRequests(this.servers, move, since), this.caughtUp(move, position)]);
    await this.step('caught up');
    if (!(await this.opened(move, { position, token }))) throw await this.overtaken(move);
    const pauseMs = performance.now() - closed;
    await this.step('opened');
    await direct(this.servers.homePool, move);
    await this.step('directed');
    await this.moves.end(move, 'opened_at');
    if (this.servers.isMovable(this.ledger)) await this.moves.forgetBefore(move);
    return { epoch: move.epoch, position, pauseMs };
  }

  /** @returns false when the target is open already */
  private async tookBack(move: Move): Promise<boolean> {
    if (!(await this.claimed(move))) return false;
    await reopen(this.poolOf(move.source), move);
    await this.moves.end(move, 'taken_back_at');
    return true;
  }

  private get servers() {
    return this.services.servers;
  }

  private poolOf(server: string): pg.Pool {
    return this.servers.poolOf(server);
  }

  private async begun(target: string): Promise<Move> {
    const { ledger } = this;
    this.poolOf(target);
    const move = await this.moves.underWay(ledger);
    if (move && move.target !== target)
      throw this.refused(`It is on its way to ${move.target}: finish that, or take it back.`);
    if (move) return move;
    const source = (await headOn(this.servers.homePool, ledger))?.server ?? home;
    if (source === target) throw this.refused(`It is on ${target} already.`);
    const head = await headOn(this.poolOf(source), ledger);
    if (!head || head.server !== null) throw this.refused(`It is not decided on ${source}.`);
    if ((await headOn(this.poolOf(target), ledger))?.server === null)
      throw this.refused(`${target} decides it, too: this must not be. Compare them before anything else.`);
    return this.moves.begin({ ledger, source, target });
  }

  /** The target follows. Where it is open already, a mover died after that: then no token is needed. */
  private claimed(move: Move): Promise<string | undefined> {
    return claim(this.poolOf(move.target), move);
  }

  /** Copies while the source sells, until little is left. */
  private async copied(move: Move, lock: Db): Promise<string> {
    const since = await bringRequests(this.servers, move);
    await bringMost(this.services, move, () => lock.query('select 1'));
    return since;
  }

  /** @returns the position at which the source was closed, now or by a mover before */
  private async closed(move: Move): Promise<number> {
    const source = this.poolOf(move.source);
    const position = await close(source, move);
    if (position !== undefined) return position;
    const head = await headOn(source, this.ledger);
    if (head?.server !== move.target)
      throw this.refused(`${move.source} decides it no more, and not for ${move.target}.`);
    return head.position;
  }

  private async caughtUp(move: Move, position: number): Promise<void> {
    await bringUpTo(this.services, move, position);
    // what was written beside the events is at home before the target opens
    if (move.source !== home && move.target !== home)
      await bringUpTo(this.services, { ...move, target: home }, position);
  }

  private async opened(
    move: Move,
    { position, token }: { readonly position: number; readonly token: string | undefined },
  ): Promise<boolean> {
    const target = this.poolOf(move.target);
    if (token !== undefined && (await open(target, { ledger: this.ledger, position, token }))) return true;
    return token === undefined && (await headOn(target, this.ledger))?.server === null;
  }

  /** It was taken back before the source was closed, and was closed nevertheless: it goes on where it was. */
  private async overtaken(move: Move): Promise<MoveRefused> {
    const last = await this.moves.last(this.ledger);
    if (last?.epoch === move.epoch && last.takenBackAt) await reopen(this.poolOf(move.source), move);
    return this.refused('Somebody else moves it, or took it back.');
  }

  /** One mover at a time. */
  private alone<Result>(work: (lock: Db) => Promise<Result>): Promise<Result> {
    const locking = { pool: this.servers.homePool, ledgers: [this.ledger], timeoutMs: 0 };
    return underMoveLocks(locking, work).catch((error: unknown) => {
      throw error instanceof MovedByOthers ? this.refused('Somebody else is moving it just now.') : error;
    });
  }

  private async step(step: MoveStep): Promise<void> {
    await this.services.onStep?.(step);
  }

  private refused(why: string): MoveRefused {
    return new MoveRefused(`Ledger ${this.ledger} was not moved. ${why}`);
  }
}
