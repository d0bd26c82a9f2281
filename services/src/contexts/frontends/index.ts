import { Frontends1798000000011 } from './persistence/migrations/1798000000011-frontends.js';

export { FrontendsModule } from './frontends.module.js';

export const frontendsMigrations = [Frontends1798000000011];
export { frontendsPersonalData } from './persistence/personal-data.js';
