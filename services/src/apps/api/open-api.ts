import type { NestExpressApplication } from '@nestjs/platform-express';
import { useSessions } from '../../contexts/identity/index.js';
import { serveQueueBoard } from '../../contexts/operations/index.js';
import type { Settings } from '../../platform/config/settings.js';
import { serveApiDocs } from '../../platform/http/api-docs/api-docs.js';
import { createHttpApp } from '../../platform/http/http-app.js';
import { answersFromMemory } from '../../platform/http/response-cache.js';
import { Clock } from '../../platform/kernel/clock.js';
import { ApiModule } from './api.module.js';

/** The whole API, wired and not yet listening. */
export async function openApi(settings: Settings): Promise<NestExpressApplication> {
  const app = await createHttpApp({
    ...{ module: ApiModule, settings, early: answersFromMemory, signIn: useSessions },
    clock: (api) => api.get(Clock, { strict: false }),
  });
  serveQueueBoard(app);
  serveApiDocs(app, settings.PRODUCT_NAME);
  return app;
}
