export { IdentityModule, identityMigrations, useSessions } from './identity.module.js';
