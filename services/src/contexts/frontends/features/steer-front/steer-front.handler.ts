import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FrontSteered, ReleaseRecord, SteerFrontDto } from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { type Channel, type ChannelCommand, emptyChannel, givenOf, steer } from '../../domain/channel.js';
import { type Deployer, foreignRoutes } from '../../domain/deployer.js';
import { misfits, objections } from '../../domain/objections.js';
import { RegisteredFronts } from '../../persistence/registered-fronts.js';
import { Registry } from '../../persistence/registry.repository.js';
import { SmokeVisits } from '../../persistence/smoke-visits.js';
import { unmetByThisApi } from '../../persistence/wire-of-api.js';
import { SteerFront } from './steer-front.js';

@CommandHandler(SteerFront)
export class SteerFrontHandler implements ICommandHandler<SteerFront> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly registry: Registry,
    private readonly fronts: RegisteredFronts,
    private readonly smokeVisits: SmokeVisits,
    private readonly clock: Clock,
  ) {}

  async execute({ app, order, by }: SteerFront): Promise<FrontSteered> {
    const before = await this.channelOf(app, order);
    const after = steer(before, orderOf(order));
    if (after === before) return { channel: before, changed: false };
    if (before.revision !== order.revision) throw new Refusal('FRONT_MOVED', { app, revision: before.revision });
    if (order.action === 'promote') await this.refuseMisfit(before, order, by);
    else if (after.stable !== before.stable) await this.refuseReturn(after);
    if (order.dryRun) return { channel: after, changed: true };
    const who = by.app ? by.name : (order.who ?? by.name);
    await this.registry.move({ before, after, action: order.action, who, at: this.clock.now() });
    await this.noteVisits(after, order);
    return { channel: after, changed: true };
  }

  /** A promotion of which nothing is noted here was not looked at. */
  private async noteVisits({ app, revision }: Channel, { visited, notVisited = [] }: SteerFrontDto): Promise<void> {
    if (visited) await this.smokeVisits.add({ app, revision, visited, notVisited });
  }

  private async channelOf(app: string, { action }: SteerFrontDto): Promise<Channel> {
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

const orderOf = ({ action, release = '', percent = 100 }: SteerFrontDto): ChannelCommand =>
  action === 'promote' ? { action, release, percent } : { action };
