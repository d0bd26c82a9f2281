import { readSettings, Settings } from '../../platform/config/settings.js';
import { serveApiDocs } from '../../platform/http/api-docs.js';
import { createHttpApp } from '../../platform/http/http-app.js';
import { endWell, startWell } from '../../platform/http/lifecycle.js';
import { logger } from '../../platform/observability/logger.js';
import { ApiModule } from './api.module.js';

await startWell(async () => {
  const app = await createHttpApp({ module: ApiModule, settings: readSettings(process.env) });
  const { PORT, HOST, PRODUCT_NAME } = app.get(Settings);
  serveApiDocs(app, PRODUCT_NAME);
  endWell(app);
  await app.listen(PORT, HOST);
  logger.info({ port: PORT }, 'The API listens');
});
