import { Controller, Get, HttpCode, Module, Post } from '@nestjs/common';
import { useSessions } from '../../contexts/identity/index.js';
import { readSettings } from '../../platform/config/settings.js';
import { Public } from '../../platform/http/access.js';
import { createHttpApp } from '../../platform/http/http-app.js';
import { bootstrap, shutdownOnSignals } from '../../platform/http/lifecycle.js';
import { answersFromMemory } from '../../platform/http/response-cache.js';
import { ApiModule } from '../api/api.module.js';

/** What this server answers when nothing is done: the ceilings that bookings and reads are measured against. */
@Controller('api/nothing')
class NothingController {
  @Public()
  @Post()
  @HttpCode(201)
  nothing(): object {
    return {};
  }

  @Public()
  @Get()
  nothingToo(): object {
    return {};
  }
}

@Module({ imports: [ApiModule], controllers: [NothingController] })
class BenchModule {}

/** The API as it is, and one route more (npm run bench:booking). */
await bootstrap(async () => {
  const settings = readSettings(process.env);
  const app = await createHttpApp({ module: BenchModule, settings, early: answersFromMemory, signIn: useSessions });
  shutdownOnSignals(app, settings);
  await app.listen(settings.PORT, settings.HOST);
});
