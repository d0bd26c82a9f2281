import { constants, setPriority } from 'node:os';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { readSettings } from '../../platform/config/settings.js';
import { HealthModule } from '../../platform/http/health.module.js';
import { createHttpApp } from '../../platform/http/http-app.js';
import { bootstrap, shutdownOnSignals } from '../../platform/http/lifecycle.js';
import { logger, nestLogger } from '../../platform/observability/logger.js';
import { serveMetrics } from '../../platform/observability/metrics-server.js';
import { JobsReadiness } from '../../platform/queues/jobs-readiness.js';
import { startTracing } from '../../platform/tracing/start-tracing.js';
import { WorkerModule } from './worker.module.js';

// answering comes before working off: where the processor is short, api and web go first
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

await bootstrap(async () => {
  const settings = readSettings(process.env);
  await startTracing(settings, 'worker');
  const worker = await NestFactory.createApplicationContext(WorkerModule, { logger: nestLogger });
  const health = await createHttpApp({
    module: HealthModule.of(worker.get(pg.Pool), worker.get(JobsReadiness, { strict: false })),
    settings,
  });
  shutdownOnSignals(worker, settings);
  await serveMetrics(settings);
  await health.listen(settings.PORT, settings.HOST);
  logger.info({ port: settings.PORT }, 'The worker runs');
});
