import { Global, type InjectionToken, Module, type Provider } from '@nestjs/common';
import pg from 'pg';
import { Settings } from '../config/settings.js';
import { ChannelListener } from '../database/channel-listener.js';
import { Clock } from '../kernel/clock.js';
import { EngineOptions } from './engine-options.js';
import { EventStore } from './event-store.js';
import { EventTypes } from './event-types.js';
import { Faults } from './faults/faults.js';
import { withFaults } from './faults/faulty-connection.js';
import { Followers } from './followers.js';
import { LogReader } from './log-reader.js';
import { LogWakes } from './log-wakes.js';
import { Projections } from './projections.js';
import { StreamReader } from './stream-reader.js';

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
    made(EventStore, [pg.Pool, EventTypes, Projections, Clock, EngineOptions]),
    made(LogReader, [pg.Pool]),
    made(StreamReader, [pg.Pool, EventTypes]),
    made(Followers, [pg.Pool, Projections, Clock]),
    made(Projections, [pg.Pool, EventTypes]),
    made(EventTypes, []),
    {
      provide: LogWakes,
      inject: [Settings],
      useFactory: (settings: Settings) => new LogWakes((wake) => new ChannelListener(settings, wake)),
    },
    {
      provide: EngineOptions,
      inject: [Settings],
      useFactory: ({ FAULT }: Settings) => EngineOptions.with(FAULT ? withFaults(new Faults(FAULT)) : {}),
    },
  ],
  exports: [EventStore, LogReader, LogWakes, StreamReader, Followers, EventTypes, Projections],
})
export class EventStoreModule {}
