import { Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import pg from 'pg';
import { Settings } from '../../platform/config/settings.js';
import { hasSessionCookie } from '../../platform/http/session-cookie.js';
import { Clock } from '../../platform/kernel/clock.js';
import { AccountsModule } from './accounts.module.js';
import { OwnAccountModule } from './own-account/own-account.module.js';
import { principalMiddleware } from './persistence/principal.js';
import { sessionMiddleware } from './persistence/sessions.js';
import { Sessions } from './persistence/sessions.repository.js';
import { UsersRepository } from './persistence/users.repository.js';
import { PersonsModule } from './persons/persons.module.js';
import { RegistrationModule } from './registration/registration.module.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { UsersModule } from './users/users.module.js';

/** Accounts, who is signed in, and who may do what. */
@Module({
  imports: [
    AccountsModule,
    SignInModule,
    RegistrationModule,
    OwnAccountModule,
    SecondFactorModule,
    UsersModule,
    PersonsModule,
  ],
  exports: [AccountsModule],
})
export class IdentityModule {}

/**
 * Puts the account that the session cookie names behind each request of this application; to be called before its routes. Who
 * brings no cookie and does not come to sign in has no session, and pays for none.
 */
export function useSessions(app: NestExpressApplication): void {
  const { pool, ...people } = sessionDependencies(app);
  const sessions = sessionMiddleware(pool, app.get(Settings));
  const principal = principalMiddleware(people);
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (!hasSessionCookie(request) && !request.path.startsWith('/api/auth/')) next();
    else sessions(request, response, (error?: unknown) => (error ? next(error) : principal(request, response, next)));
  });
}

const sessionDependencies = (app: NestExpressApplication) => ({
  pool: app.get(pg.Pool, { strict: false }),
  users: app.get(UsersRepository),
  sessions: app.get(Sessions),
  settings: app.get(Settings),
  clock: app.get(Clock),
});
