import 'reflect-metadata';
import { Global, Module } from '@nestjs/common';
import { Clock, SystemClock } from '../kernel/clock.js';
import { readSettings, Settings } from './settings.js';
import { ShutdownSignal } from './shutdown-signal.js';

/** Settings, the clock and the end of the process: what everything else may ask for. */
@Global()
@Module({
  providers: [
    { provide: Settings, useFactory: () => readSettings(process.env) },
    { provide: Clock, inject: [Settings], useFactory: ({ CLOCK_OFFSET }: Settings) => new SystemClock(CLOCK_OFFSET) },
    ShutdownSignal,
  ],
  exports: [Settings, Clock, ShutdownSignal],
})
export class SettingsModule {}
