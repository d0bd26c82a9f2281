import { Global, Inject, type InjectionToken, Module, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import { EngineOptions, EventStore, EventTypes, Projections, StreamReader } from '@northlight/event-store';
import { ChannelListener, Followers, LogWakes } from '@northlight/event-store/consume';
import { Faults, withFaults } from '@northlight/event-store/faults';
import { LogReader } from '@northlight/event-store/rows';
import { LedgerMirror, LedgerServers } from '@northlight/event-store/servers';
import { StreamSnapshots } from '@northlight/event-store/snapshots';
import pg from 'pg';
import { Settings } from '../config/settings.js';
import { clientOptions } from '../database/database.js';
import { Clock } from '../kernel/clock.js';
import { logger } from '../observability/logger.js';
import { currentMeta } from '../observability/request-context.js';
import { type OpenServers, openServers } from './ledger-servers.js';
import { RefusingEventStore } from './refusing-event-store.js';

const OPEN_SERVERS = Symbol('the servers of ledgers');

/** The event store itself knows no framework: here it is put together. */
const made = <Given extends unknown[], Made>(
  type: new (...given: Given) => Made,
  inject: InjectionToken[],
): Provider => ({
  provide: type,
  inject,
  useFactory: (...given: Given) => new type(...given),
});

/** The event log. Rooms add their event types and projections to it in their module's constructor. */
@Global()
@Module({
  providers: [
    {
      provide: EventStore,
      inject: [pg.Pool, EventTypes, Projections, StreamSnapshots, Clock, EngineOptions, LedgerServers],
      // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
      useFactory: (
        pool: pg.Pool,
        types: EventTypes,
        projections: Projections,
        snapshots: StreamSnapshots,
        clock: Clock,
        options: EngineOptions,
        servers: LedgerServers,
      ) => {
        const parts = { pool, types, projections, snapshots, clock, options, servers };
        return new RefusingEventStore({ ...parts, logger, meta: currentMeta });
      },
    },
    { provide: OPEN_SERVERS, inject: [Settings, pg.Pool], useFactory: openServers },
    { provide: LedgerServers, inject: [OPEN_SERVERS], useFactory: ({ servers }: OpenServers) => servers },
    {
      provide: LedgerMirror,
      inject: [LedgerServers, EventTypes, Projections],
      useFactory: (servers: LedgerServers, types: EventTypes, projections: Projections) =>
        new LedgerMirror({ servers, types, projections, logger }),
    },
    made(LogReader, [pg.Pool]),
    made(StreamReader, [pg.Pool, EventTypes]),
    made(Followers, [pg.Pool, Projections, Clock]),
    made(Projections, [pg.Pool, EventTypes]),
    made(EventTypes, []),
    made(StreamSnapshots, []),
    {
      provide: LogWakes,
      inject: [Settings],
      useFactory: (settings: Settings) => new LogWakes((wake) => new ChannelListener(clientOptions(settings), wake)),
    },
    {
      provide: EngineOptions,
      inject: [Settings],
      useFactory: ({ FAULT }: Settings) => EngineOptions.with(FAULT ? withFaults(new Faults(FAULT)) : {}),
    },
  ],
  exports: [
    EventStore,
    LedgerMirror,
    LedgerServers,
    LogReader,
    LogWakes,
    StreamReader,
    Followers,
    EventTypes,
    Projections,
    StreamSnapshots,
  ],
})
export class EventStoreModule implements OnApplicationShutdown {
  constructor(
    private readonly events: EventStore,
    @Inject(OPEN_SERVERS) private readonly open: OpenServers,
  ) {}

  /** Decisions first, which need the connections. */
  async onApplicationShutdown(): Promise<void> {
    await this.events.close();
    await this.open.close();
  }
}
