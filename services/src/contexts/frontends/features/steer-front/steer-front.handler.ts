import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FrontSteered, ReleaseRecord, SteerFrontDto } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../../platform/audit/note-change.js';
import { inTransaction } from '../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { begunAt, type Channel, type ChannelCommand, emptyChannel, givenOf, steer } from '../../domain/channel.js';
import { type Deployer, foreignRoutes } from '../../domain/deployer.js';
import { misfits, objections } from '../../domain/objections.js';
import { firstStepPercent } from '../../domain/ramp.js';
import { RegisteredFronts } from '../../persistence/registered-fronts.js';
import { type Change, Registry } from '../../persistence/registry.repository.js';
import { SmokeVisits } from '../../persistence/smoke-visits.js';
import { unmetByThisApi } from '../../persistence/wire-of-api.js';
import { auditOf } from './audit-of-order.js';
import { type FrontOrder, SteerFront } from './steer-front.js';

@CommandHandler(SteerFront)
export class SteerFrontHandler implements ICommandHandler<SteerFront> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly registry: Registry,
    private readonly fronts: RegisteredFronts,
    private readonly smokeVisits: SmokeVisits,
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {}

  async execute({ app, order, by }: SteerFront): Promise<FrontSteered> {
    const before = await this.channelOf(app, order);
    const at = this.clock.now();
    const steered = steer(before, orderOf(order, at));
    if (steered === before) return { channel: before, changed: false };
    if (before.revision !== order.revision) throw new Refusal('FRONT_MOVED', { app, revision: before.revision });
    if (order.action === 'promote') await this.refuseMisfit(before, order, by);
    else if (steered.stable !== before.stable) await this.refuseReturn(steered);
    const after = begunAt(steered, before, at);
    if ('dryRun' in order && order.dryRun) return { channel: after, changed: true };
    const { action, reason } = order;
    await this.move({ before, after, action, at, reason, ...signatureOf(by, order) });
    await this.noteVisits(after, order);
    return { channel: after, changed: true };
  }

  /** What a person does is in the audit, too. */
  private move(change: Change): Promise<void> {
    if (change.whoId === undefined) return this.registry.move(change);
    return inTransaction(this.pool, async (db) => {
      await this.registry.move(change, db);
      await noteChange(db, auditOf(change));
    });
  }

  /** A promotion of which nothing is noted here was not looked at. */
  private async noteVisits({ app, revision }: Channel, order: FrontOrder): Promise<void> {
    if (!('visited' in order) || !order.visited) return;
    await this.smokeVisits.add({ app, revision, visited: order.visited, notVisited: order.notVisited ?? [] });
  }

  private async channelOf(app: string, { action }: FrontOrder): Promise<Channel> {
    const channel = await this.registry.channel(app);
    if (!channel && action !== 'promote') throw new Refusal('FRONT_NOT_FOUND');
    return channel ?? emptyChannel(app);
  }

  /** A release goes live only among releases that it fits. */
  private async refuseMisfit({ app, stable }: Channel, order: SteerFrontDto, by: Deployer): Promise<void> {
    const { release = '', retire = false, together } = order;
    const record = await this.registry.release(release);
    if (record?.app !== app) throw new Refusal('RELEASE_NOT_FOUND');
    const others = await this.othersThan(app, together);
    const current = stable ? await this.registry.release(stable) : undefined;
    const foreign = by.app ? foreignRoutes(record, [...(await this.registered(app)), ...(current?.routes ?? [])]) : [];
    refuseFor([...foreign, ...objections(record, { others, current, retire }), ...unmetByThisApi(record)]);
  }

  private async registered(app: string): Promise<readonly string[]> {
    return (await this.fronts.find(app))?.routes ?? [];
  }

  /** What came after a release may need what only its successor brings. */
  private async refuseReturn({ app, stable }: Channel): Promise<void> {
    const record = stable ? await this.registry.release(stable) : undefined;
    if (record) refuseFor(misfits(record, { others: await this.othersThan(app) }));
  }

  /** What visitors are given of other fronts, those that are promoted together with it as they are about to be. */
  private async othersThan(app: string, together: readonly string[] = []): Promise<ReleaseRecord[]> {
    const next = (await this.registry.releases(together)).filter((other) => other.app !== app);
    const stay = ({ app: name }: Channel) => name !== app && !next.some((other) => other.app === name);
    const channels = await this.registry.channels();
    return [...(await this.registry.releases(channels.filter(stay).flatMap(givenOf))), ...next];
  }
}

const refuseFor = (reasons: readonly string[]): void => {
  if (reasons.length > 0) throw new Refusal('FRONT_REFUSED', { reason: reasons.join(' ') });
};

/** A person by their account, a team by its token, and operators, who share one, as they call themselves. */
const signatureOf = (by: Deployer, order: FrontOrder): Pick<Change, 'who' | 'whoId'> => {
  if (by.accountId !== undefined) return { who: null, whoId: by.accountId };
  return { who: by.app === undefined && 'who' in order ? (order.who ?? by.name) : by.name };
};

const orderOf = (order: FrontOrder, at: Date): ChannelCommand => {
  if (order.action === 'stop') return { action: 'stop', reason: order.reason, at: at.toISOString() };
  return order.action === 'promote' ? promotionOf(order) : { action: order.action };
};

const promotionOf = ({ release = '', percent, rampStepMinutes, retire = false }: SteerFrontDto): ChannelCommand => {
  if (rampStepMinutes === undefined) return { action: 'promote', release, percent: percent ?? 100 };
  const ramp = { stepMinutes: rampStepMinutes, retire };
  return { action: 'promote', release, percent: percent ?? firstStepPercent, ramp };
};
