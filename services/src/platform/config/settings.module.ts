import 'reflect-metadata';
import { Global, Module } from '@nestjs/common';
import { Clock, SystemClock } from '../kernel/clock.js';
import { readSettings, Settings } from './settings.js';

/** Settings and the clock: what everything else may ask for. */
@Global()
@Module({
  providers: [
    { provide: Settings, useFactory: () => readSettings(process.env) },
    { provide: Clock, inject: [Settings], useFactory: ({ CLOCK_OFFSET }: Settings) => new SystemClock(CLOCK_OFFSET) },
  ],
  exports: [Settings, Clock],
})
export class SettingsModule {}
