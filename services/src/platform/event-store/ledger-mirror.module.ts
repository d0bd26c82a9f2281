import { type BeforeApplicationShutdown, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { EventTypes, Projections } from '@northlight/event-store';
import { finishMoves, LedgerMirror, LedgerServers } from '@northlight/event-store/servers';
import { Gauge } from 'prom-client';
import { logger } from '../observability/logger.js';

const POLL_MS = 1_500;

const notHome = new Gauge({
  name: 'ledgers_not_home_events',
  help: 'Events of ledgers on other servers that cannot be read at home yet',
});

/** For the worker: brings home what was decided on other servers by processes that died before they could, and finishes moves of movers that died. */
@Module({})
export class LedgerMirrorModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private passing: Promise<void> | undefined;

  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly mirror: LedgerMirror,
    private readonly servers: LedgerServers,
    private readonly types: EventTypes,
    private readonly projections: Projections,
  ) {}

  onApplicationBootstrap(): void {
    if (this.servers.areSeveral) this.timer = setInterval(() => this.pass(), POLL_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.passing;
    await this.mirror.rest();
  }

  /** One pass at a time: a server that says nothing holds each up for seconds. */
  private pass(): void {
    this.passing ??= this.bring().finally(() => {
      this.passing = undefined;
    });
  }

  private async finishMoves(): Promise<void> {
    const { servers, types, projections } = this;
    for (const ledger of await finishMoves({ servers, types, projections, logger }))
      logger.warn({ ledger }, 'A ledger was opened whose mover had died');
  }

  private async bring(): Promise<void> {
    await this.finishMoves()
      .then(() => this.mirror.bringAllHome())
      .then((events) => notHome.set(events))
      .catch((error: unknown) => logger.warn({ err: error }, 'Nothing is brought home: the directory cannot be read'));
  }
}
