import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UnauthorizedException,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Refusal } from '../kernel/refusal.js';
import { actsWithPowers } from '../observability/request-context.js';
import { routeOf } from './endpoint.js';

/** Who stands behind a request, as the room of identity signed them in. */
export interface Principal {
  readonly id: number;
  readonly isAdmin: boolean;
  /** 'admin', 'desk', 'ops', 'deployer': what a person works as; an admin is everything. */
  readonly roles?: readonly string[];
  readonly email?: string;
  /** They have proven that they read this e-mail: what was left under it without an account is theirs. */
  readonly emailVerified?: boolean;
  /** They work here, and have no powers before their account has a second factor. */
  readonly mustSetUpSecondFactor?: true;
  /** They said their password a while ago: what must not happen at an unattended desk asks for it again. */
  readonly mustConfirmIdentity?: boolean;
  /** The slug of their plan, where they have one that runs. */
  readonly plan?: string | undefined;
}

/** The role that works with the bookings and orders of others; an admin always does. */
const deskRole = 'desk';

/** Whether somebody works with the bookings and orders of others. */
export const isStaff = (user: Principal | undefined): boolean =>
  user !== undefined && (user.isAdmin || user.roles?.includes(deskRole) === true);

const publicKey = 'access:public';

/** Opens what is no route of the API (of the services only health) to everybody; a route states its access (`Endpoint`). */
export const Public = () => SetMetadata(publicKey, true);

/** Whoever is signed in behind a request. */
export const principalOf = (request: object): Principal | undefined => (request as { user?: Principal }).user;

/** The signed-in person, or undefined on a public route. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) =>
  principalOf(context.switchToHttp().getRequest()),
);

/**
 * Lets in whom a route is stated for; what states nothing needs a signed-in user.
 *
 * @throws {UnauthorizedException} for nobody, where somebody must be signed in
 * @throws {Refusal} SECOND_FACTOR_SETUP_NEEDED, NOT_ALLOWED, FRESH_SIGN_IN_NEEDED
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const route = routeOf(context.getHandler());
    const access = route?.access ?? this.accessBeside(context);
    if (access === 'everyone' || access === 'deploy-token' || access === 'operator-token') return true;
    const user = principalOf(context.switchToHttp().getRequest());
    if (!user) throw new UnauthorizedException();
    if (typeof access !== 'string') mustWorkAs(access, user);
    if (route?.freshSignIn && user.mustConfirmIdentity) throw new Refusal('FRESH_SIGN_IN_NEEDED');
    if (typeof access !== 'string') actsWithPowers();
    return true;
  }

  private accessBeside(context: ExecutionContext): 'everyone' | 'signed-in' {
    const targets = [context.getHandler(), context.getClass()];
    return this.reflector.getAllAndOverride<boolean | undefined>(publicKey, targets) ? 'everyone' : 'signed-in';
  }
}

/** @throws {Refusal} SECOND_FACTOR_SETUP_NEEDED, NOT_ALLOWED */
function mustWorkAs(roles: readonly string[], user: Principal): void {
  if (user.mustSetUpSecondFactor) throw new Refusal('SECOND_FACTOR_SETUP_NEEDED');
  if (!user.isAdmin && !roles.some((role) => user.roles?.includes(role))) throw new Refusal('NOT_ALLOWED');
}
