import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { PlaceBooking } from '../../contexts/booking/index.js';
import { EngineOptions } from '../../platform/event-store/engine-options.js';
import { bootstrap } from '../../platform/http/lifecycle.js';
import { ToolsModule } from '../tools/tools.module.js';

/** What one run of callers books, and how the engine is set for it. */
interface EnginePlan {
  readonly slots: readonly { readonly experienceId: number; readonly date: string; readonly time: string }[];
  readonly callers: number;
  readonly seconds: number;
  readonly options: Partial<EngineOptions>;
}

const nowhere = { experienceId: 0, date: '', time: '' };
const customer = { customerName: 'Ann Lee', customerEmail: 'ann@example.com' };

/** Books without HTTP, for a parent that sends plans and gets the milliseconds that each booking took. */
await bootstrap(async () => {
  const app = await NestFactory.createApplicationContext(ToolsModule, { logger: ['error', 'warn'] });
  const commands = app.get(CommandBus);
  const defaults = new EngineOptions();

  const bookFor = async ({ slots, callers, seconds, options }: EnginePlan): Promise<object> => {
    Object.assign(app.get(EngineOptions), defaults, options);
    const times: number[] = [];
    let nth = 0;
    let refused = 0;
    const started = performance.now();
    const end = started + seconds * 1000;
    const book = async (): Promise<void> => {
      for (let before = performance.now(); before < end; before = performance.now()) {
        const { experienceId, date, time } = slots[nth++ % slots.length] ?? nowhere;
        const visit = { venueId: 1, experienceId, date, time, numberOfTickets: 1, ticketType: 'standard' as const };
        const command = new PlaceBooking(Object.assign(visit, customer), { userId: null, key: randomUUID() });
        await commands.execute(command).then(
          () => times.push(performance.now() - before),
          () => refused++,
        );
      }
    };
    await Promise.all(Array.from({ length: callers }, book));
    return { times, refused, elapsed: performance.now() - started };
  };

  process.on('message', (plan: EnginePlan) => void bookFor(plan).then((result) => process.send?.(result)));
  process.on('disconnect', () => void app.close().then(() => process.exit(0)));
  process.send?.('ready');
});
