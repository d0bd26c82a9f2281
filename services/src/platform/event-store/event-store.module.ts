import { Global, Module } from '@nestjs/common';
import pg from 'pg';
import { Settings } from '../config/settings.js';
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

/** The event log. Rooms add their event types and projections to it in their module's constructor. */
@Global()
@Module({
  providers: [
    EventStore,
    LogReader,
    LogWakes,
    StreamReader,
    Followers,
    {
      provide: EngineOptions,
      inject: [Settings],
      useFactory: ({ FAULT }: Settings) => EngineOptions.with(FAULT ? withFaults(new Faults(FAULT)) : {}),
    },
    { provide: EventTypes, useFactory: () => new EventTypes() },
    {
      provide: Projections,
      inject: [pg.Pool, EventTypes],
      useFactory: (pool: pg.Pool, types: EventTypes) => new Projections(pool, types),
    },
  ],
  exports: [EventStore, LogReader, LogWakes, StreamReader, Followers, EventTypes, Projections],
})
export class EventStoreModule {}
