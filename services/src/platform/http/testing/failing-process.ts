import { setTimeout as pause } from 'node:timers/promises';
import { Controller, Get, Module } from '@nestjs/common';
import { Refusal } from '../../kernel/refusal.js';
import { Public } from '../access.js';
import { createHttpApp } from '../http-app.js';
import { bootstrap, shutdownOnSignals } from '../lifecycle.js';

const failures: Readonly<Record<string, () => void>> = {
  timer: () => {
    throw new Error('thrown in a timer');
  },
  promise: () => void Promise.reject(new Error('left in a promise')),
};

/** Fails while this request is under way, in a place where no request can be answered for it. */
@Public()
@Controller('api/slow')
class Slow {
  @Get()
  async answer(): Promise<object> {
    setTimeout(failures[process.env.FAILS_IN ?? ''] ?? (() => undefined));
    await pause(300);
    return { said: 'all of it' };
  }

  @Get('refused')
  refuse(): never {
    throw new Refusal('UNAVAILABLE');
  }

  @Get('broken')
  fail(): never {
    throw new Error('a fault of ours');
  }
}

@Module({ controllers: [Slow] })
class SlowModule {}

await bootstrap(async () => {
  const settings = { PUBLIC_URL: 'http://localhost:3000', SECRET: 'x', DRAIN_SECONDS: 0 };
  const app = await createHttpApp({ module: SlowModule, settings });
  shutdownOnSignals(app, settings);
  if (process.env.FAILS_IN === 'start') setTimeout(failures.timer ?? (() => undefined));
  await app.listen(0, '127.0.0.1');
  process.send?.(await app.getUrl());
});
