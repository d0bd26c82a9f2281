import { EngineOptions } from '@northlight/event-store';
import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { bootstrap } from '../../platform/http/lifecycle.js';
import { ToolsModule } from '../tools/tools.module.js';
import { type ActName, type ActSlot, Acts } from './acts.js';

/** What one run of callers does, and how the engine is set for it. */
interface EnginePlan {
  readonly act: ActName;
  readonly slots: readonly ActSlot[];
  readonly callers: number;
  readonly seconds: number;
  readonly options: Partial<EngineOptions>;
}

@Module({ imports: [ToolsModule, PaymentsModule] })
class EngineModule {}

/** Decides without HTTP, for a parent that sends plans and gets the milliseconds that each decision took. */
await bootstrap(async () => {
  const app = await NestFactory.createApplicationContext(EngineModule, { logger: ['error', 'warn'] });
  const acts = new Acts(app);
  const defaults = new EngineOptions();

  const play = async ({ act: name, slots, callers, seconds, options }: EnginePlan): Promise<object> => {
    Object.assign(app.get(EngineOptions), defaults, options);
    const each = await Promise.all(Array.from({ length: callers }, (_, nth) => acts.of(name, slots, nth)));
    const times: number[] = [];
    let refused = 0;
    const started = performance.now();
    const end = started + seconds * 1000;
    const call = async (act: () => Promise<unknown>): Promise<void> => {
      for (let before = performance.now(); before < end; before = performance.now())
        await act().then(
          () => times.push(performance.now() - before),
          () => refused++,
        );
    };
    await Promise.all(each.map(call));
    return { times, refused, elapsed: performance.now() - started };
  };

  process.on('message', (plan: EnginePlan) => void play(plan).then((result) => process.send?.(result)));
  process.on('disconnect', () => void app.close().then(() => process.exit(0)));
  process.send?.('ready');
});
