export { AccountNames } from './account-names.js';
export { AccountNews, EmailVerified } from './account-news.js';
export { AccountsModule } from './accounts.module.js';
export { type AccountFacts, Accounts, type LinkFacts } from './domain/accounts.js';
export { IdentityDemo } from './features/load-demo/load-demo.handler.js';
export { IdentityModule, identityMigrations, useSessions } from './identity.module.js';
export { accountsQueue } from './jobs/accounts.queue.js';
export { SecondFactors } from './persistence/second-factors.js';
export { UsersRepository } from './persistence/users.repository.js';
