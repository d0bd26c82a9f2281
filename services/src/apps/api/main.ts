import { readSettings } from '../../platform/config/settings.js';
import { bootstrap, shutdownOnSignals } from '../../platform/http/lifecycle.js';
import { logger } from '../../platform/observability/logger.js';
import { serveMetrics } from '../../platform/observability/metrics-server.js';
import { startTracing } from '../../platform/tracing/start-tracing.js';
import { openApi } from './open-api.js';

await bootstrap(async () => {
  const settings = readSettings(process.env);
  await startTracing(settings, 'api');
  const app = await openApi(settings);
  shutdownOnSignals(app, settings);
  await serveMetrics(settings);
  await app.listen(settings.PORT, settings.HOST);
  logger.info({ port: settings.PORT }, 'The API listens');
});
