export { IdentityDemo } from './features/load-demo/load-demo.handler.js';
export { IdentityModule, identityMigrations, useSessions } from './identity.module.js';
