import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { readSettings } from '../../platform/config/settings.js';
import { answerClientErrors } from '../../platform/http/client-error.js';
import { ErrorFilter, errorMiddleware } from '../../platform/http/error-filter.js';
import { forwardToApi } from '../../platform/http/forward-to-api.js';
import { boundTime } from '../../platform/http/http-app.js';
import { endWell, startWell } from '../../platform/http/lifecycle.js';
import { requestIdentity } from '../../platform/http/request-identity.js';
import { validationPipe } from '../../platform/http/validation.js';
import { logger, nestLogger, requestLog } from '../../platform/observability/logger.js';
import { requestMetrics } from '../../platform/observability/metrics.js';
import { WebModule } from './web.module.js';

await startWell(async () => {
  const settings = readSettings(process.env);
  const { PORT, HOST, API_URL } = settings;
  const app = await NestFactory.create<NestExpressApplication>(WebModule, { bodyParser: false, logger: nestLogger });
  app.disable('x-powered-by');
  app.set('trust proxy', 'loopback, linklocal, uniquelocal');
  app.use(requestIdentity, requestLog, requestMetrics, forwardToApi(API_URL), errorMiddleware);
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ErrorFilter());
  boundTime(app.getHttpServer());
  answerClientErrors(app.getHttpServer());
  endWell(app, settings);
  await app.listen(PORT, HOST);
  logger.info({ port: PORT }, 'The web process listens');
});
