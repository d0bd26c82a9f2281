import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Principal } from '../../../platform/http/access.js';
import { servedIs } from '../../../platform/observability/request-context.js';
import type { UsersRepository } from './users.repository.js';

/** Finds the person of this session, as they are now: rights that were taken away are gone with the next request. */
export const principalMiddleware =
  (users: UsersRepository): RequestHandler =>
  (request: Request, _response: Response, next: NextFunction) => {
    const { userId } = request.session;
    if (userId === undefined) next();
    else attach(users, request, userId).then(() => next(), next);
  };

async function attach(users: UsersRepository, request: Request, userId: number): Promise<void> {
  const user = await users.withId(userId);
  if (!user || user.passwordVersion !== (request.session.passwordVersion ?? 0)) return;
  const { id, isAdmin, roles, email, emailVerifiedAt } = user;
  const principal: Principal = { id, isAdmin, roles, email, emailVerified: emailVerifiedAt !== null };
  (request as { user?: Principal }).user = principal;
  servedIs(`user:${id}`);
}
