import { Frontends1795300300000 } from './persistence/migrations/1795300300000-frontends.js';

export { FrontendsModule } from './frontends.module.js';

/** Where release files are put: the only bodies of the API that are not JSON. */
export const releaseFilePath = /^\/api\/fronts\/[^/]+\/releases\/[^/]+\/files\/[^/]+$/;

export const frontendsMigrations = [Frontends1795300300000] as const;
