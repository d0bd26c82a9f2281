import { type BeforeApplicationShutdown, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { EventTypes, Projections } from '@northlight/event-store';
import {
  bringMovablesHome,
  finishMoves,
  keepMovablesClose,
  LedgerMirror,
  LedgerServers,
} from '@northlight/event-store/servers';
import { Gauge } from 'prom-client';
import { logger } from '../observability/logger.js';

const POLL_MS = 1_500;

const notHome = new Gauge({
  name: 'ledgers_not_home_events',
  help: 'Events of ledgers on other servers that cannot be read at home yet',
});

/**
 * For the worker: brings home what was decided on other servers by processes that died before they could, finishes moves of
 * movers that died, and sends home what was taken along for a decision.
 */
@Module({})
export class LedgerMirrorModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private passing: Promise<void> | undefined;
  private tending: Promise<void> | undefined;

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
    await Promise.all([this.passing, this.tending]);
    await this.mirror.rest();
  }

  /** One pass at a time: a server that says nothing holds each up for seconds. */
  private pass(): void {
    this.passing ??= this.bring().finally(() => {
      this.passing = undefined;
    });
    // apart, because copies take long
    this.tending ??= this.tendMovables().finally(() => {
      this.tending = undefined;
    });
  }

  private get services() {
    const { servers, types, projections } = this;
    return { servers, types, projections, logger };
  }

  private async tendMovables(): Promise<void> {
    await bringMovablesHome(this.services)
      .then(() => keepMovablesClose(this.services))
      .catch((error: unknown) =>
        logger.warn({ err: error }, 'Ledgers stay where they are: the directory cannot be read'),
      );
  }

  private async finishMoves(): Promise<void> {
    for (const ledger of await finishMoves(this.services))
      logger.warn({ ledger }, 'A ledger was opened whose mover had died');
  }

  private async bring(): Promise<void> {
    await this.finishMoves()
      .then(() => this.mirror.bringAllHome())
      .then((events) => notHome.set(events))
      .catch((error: unknown) => logger.warn({ err: error }, 'Nothing is brought home: the directory cannot be read'));
  }
}
