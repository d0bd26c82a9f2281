import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { uploadPaths } from '@northlight/contracts';
import { waitingRoomGate } from '../../contexts/waiting-rooms/index.js';
import type { Settings } from '../../platform/config/settings.js';
import { handleBeforeExpress } from '../../platform/http/before-express.js';
import { answerClientErrors } from '../../platform/http/client-error.js';
import { ErrorFilter, sendError } from '../../platform/http/error-filter.js';
import { ApiForwarder } from '../../platform/http/forward-to-api.js';
import { boundTime } from '../../platform/http/http-app.js';
import { publicScheme } from '../../platform/http/public-scheme.js';
import { requestIdentity } from '../../platform/http/request-identity.js';
import { trustProxies } from '../../platform/http/trust-proxies.js';
import { validationPipe } from '../../platform/http/validation.js';
import { nestLogger, requestLog } from '../../platform/observability/logger.js';
import { requestMetrics } from '../../platform/observability/metrics.js';
import { traceRequests } from '../../platform/observability/trace-requests.js';
import { WebModule } from './web.module.js';

/** The whole web process, wired and not yet listening. */
export async function openWeb(settings: Settings): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(WebModule, {
    bodyParser: false,
    logger: nestLogger,
  });
  app.disable('x-powered-by');
  trustProxies(app, settings);
  const gate = waitingRoomGate(app, settings);
  const { forward, refuseLate } = new ApiForwarder(settings.API_URL, { admit: gate.admit });
  const seen = [requestIdentity(settings), traceRequests, requestLog, requestMetrics];
  const early = [publicScheme(settings.PUBLIC_URL), refuseLate, ...seen, gate.before, forward];
  handleBeforeExpress(app.getHttpServer(), early, sendError);
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ErrorFilter());
  boundTime(app.getHttpServer(), uploadPaths);
  answerClientErrors(app.getHttpServer());
  return app;
}
