import { Global, type InjectionToken, Module, type Provider } from '@nestjs/common';
import {
  EngineOptions,
  EventStore,
  EventTypes,
  Projections,
  StreamReader,
  StreamSnapshots,
} from '@northlight/event-store';
import { ChannelListener, Followers, LogWakes } from '@northlight/event-store/consume';
import { Faults, withFaults } from '@northlight/event-store/faults';
import { LogReader } from '@northlight/event-store/rows';
import pg from 'pg';
import { Settings } from '../config/settings.js';
import { clientOptions } from '../database/database.js';
import { Clock } from '../kernel/clock.js';
import { logger } from '../observability/logger.js';
import { currentMeta } from '../observability/request-context.js';
import { RefusingEventStore } from './refusing-event-store.js';

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
      inject: [pg.Pool, EventTypes, Projections, StreamSnapshots, Clock, EngineOptions],
      // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
      useFactory: (
        pool: pg.Pool,
        types: EventTypes,
        projections: Projections,
        snapshots: StreamSnapshots,
        clock: Clock,
        options: EngineOptions,
      ) => new RefusingEventStore({ pool, types, projections, snapshots, clock, options, logger, meta: currentMeta }),
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
  exports: [EventStore, LogReader, LogWakes, StreamReader, Followers, EventTypes, Projections, StreamSnapshots],
})
export class EventStoreModule {}
