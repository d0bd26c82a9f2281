import { Frontends1795300300000 } from './persistence/migrations/1795300300000-frontends.js';

export { FrontendsModule } from './frontends.module.js';

export const frontendsMigrations = [Frontends1795300300000] as const;
export { frontendsPersonalData } from './persistence/personal-data.js';
