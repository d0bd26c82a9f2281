import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Settings } from '../../../platform/config/settings.js';
import type { Principal } from '../../../platform/http/access.js';
import type { Clock } from '../../../platform/kernel/clock.js';
import { servedIs } from '../../../platform/observability/request-context.js';
import { isFresh } from '../domain/fresh-sign-in.js';
import { runningPlan } from '../domain/plan.js';
import { mustSetUpSecondFactor } from '../domain/second-factor-policy.js';
import type { Sessions } from './sessions.repository.js';
import type { UsersRepository } from './users.repository.js';

interface PrincipalDependencies {
  readonly users: UsersRepository;
  readonly sessions: Sessions;
  readonly settings: Settings;
  readonly clock: Clock;
}

/** Finds the person of this session, as they are now: rights that were taken away are gone with the next request. */
export const principalMiddleware =
  (dependencies: PrincipalDependencies): RequestHandler =>
  (request: Request, _response: Response, next: NextFunction) => {
    const { userId } = request.session;
    if (userId === undefined) next();
    else attach(dependencies, request, userId).then(() => next(), next);
  };

/** What somebody who works here is until their account has its second factor. */
const withoutPowers = { isAdmin: false, roles: [], mustSetUpSecondFactor: true } as const;

async function attach(
  { users, sessions, settings, clock }: PrincipalDependencies,
  request: Request,
  userId: number,
): Promise<void> {
  const user = await users.withId(userId);
  if (!user || user.deactivatedAt !== null || user.passwordVersion !== (request.session.passwordVersion ?? 0)) return;
  const { id, isAdmin, roles, email, emailVerifiedAt } = user;
  const plan = runningPlan(user, clock.now());
  const mustConfirmIdentity = !isFresh(request.session.since, clock.now());
  const person = { id, email, emailVerified: emailVerifiedAt !== null, plan, mustConfirmIdentity };
  const principal: Principal = mustSetUpSecondFactor(user, settings)
    ? { ...person, ...withoutPowers }
    : { ...person, isAdmin, roles };
  (request as { user?: Principal }).user = principal;
  servedIs({ id, name: user.username, isAdmin, roles });
  sessions.noteSeen(request.sessionID, clock.now());
}
