import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import pg from 'pg';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { logger } from '../../../platform/observability/logger.js';
import type { Channel } from '../domain/channel.js';
import { judge } from '../domain/deployer.js';
import { judgeCandidate, type Verdict } from '../domain/judge-candidate.js';
import { type FrontOrder, SteerFront } from '../features/steer-front/steer-front.js';
import { ReleaseFigures } from '../persistence/release-figures.js';

/** A channel that gives its candidate to some visitors. */
export interface TriedChannel extends Channel {
  readonly stable: string;
  readonly candidate: string;
  readonly since: string;
}

export const isTried = (channel: Channel): channel is TriedChannel => {
  const { stable, candidate, since, percent, killed } = channel;
  return stable !== null && candidate !== null && since !== null && percent > 0 && !killed;
};

/**
 * Stops a candidate that is worse than its stable release, and lets a good one climb if that was asked for. One process at
 * a time judges; who comes meanwhile leaves it to that one. Were there two, the channel's revision would let one order
 * through.
 */
@Injectable()
export class CandidateJudge {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly figures: ReleaseFigures,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  async judgeAll(channels: readonly TriedChannel[]): Promise<void> {
    await inTransaction(this.pool, async (db) => {
      const lock = "select pg_try_advisory_xact_lock(hashtext('frontends.judge')) as held";
      const { rows } = await db.query<{ held: boolean }>(lock);
      if (!rows[0]?.held) return;
      for (const channel of channels) await this.judge(channel);
    });
  }

  private async judge(channel: TriedChannel): Promise<void> {
    const verdict = await this.verdictOn(channel);
    if (verdict.kind === 'keep') return;
    try {
      await this.order(channel, orderOf(channel, verdict));
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      // another order came first: the next look sees what it made of the channel
      if (refusal.code === 'FRONT_MOVED' || verdict.kind === 'stop') return;
      const reason = `It may not climb any more: ${refusal.message}`;
      await this.order(channel, { action: 'stop', revision: channel.revision, reason });
    }
  }

  private async verdictOn({ stable, candidate, since, percent, ramp }: TriedChannel): Promise<Verdict> {
    const [ours, theirs] = await this.figures.of([candidate, stable], { since: new Date(since) });
    if (!ours || !theirs) return { kind: 'keep' };
    const minutes = (this.clock.now().getTime() - Date.parse(since)) / 60_000;
    return judgeCandidate({ candidate: ours, stable: theirs, percent, stepMinutes: ramp?.stepMinutes, minutes });
  }

  private async order({ app, candidate }: TriedChannel, order: FrontOrder): Promise<void> {
    await this.commands.execute(new SteerFront(app, order, judge));
    logger.warn({ app, candidate, order }, 'A candidate was judged');
  }
}

const orderOf = (channel: TriedChannel, verdict: Exclude<Verdict, { kind: 'keep' }>): FrontOrder => {
  const { candidate: release, revision, ramp } = channel;
  const { reason } = verdict;
  if (verdict.kind === 'stop') return { action: 'stop', revision, reason };
  const next = verdict.percent < 100 && ramp ? { rampStepMinutes: ramp.stepMinutes } : {};
  const { percent } = verdict;
  return { action: 'promote', release, percent, revision, reason, retire: ramp?.retire ?? false, ...next };
};
