import {
  applyDecorators,
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
import { Refuses } from './refuses.js';

/** Who stands behind a request, as the room of identity signed them in. */
export interface Principal {
  readonly id: number;
  readonly isAdmin: boolean;
  /** 'admin', 'desk', 'ops': what a person works as; an admin is everything. */
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

const publicKey = 'access:public';
const rolesKey = 'access:roles';
const freshKey = 'access:fresh';

/** Opens a route to everybody. Without it a route needs somebody who is signed in (reliability.md rule 6). */
export const Public = () => SetMetadata(publicKey, true);

/** Opens a route to these roles only; admins are always among them. */
export const Roles = (...roles: readonly string[]) => SetMetadata(rolesKey, roles);

/** Asks for a sign-in of the last minutes: rights, money that goes out, and the rules of the venues (docs/adr/0052). */
export const FreshSignIn = () => applyDecorators(SetMetadata(freshKey, true), Refuses('FRESH_SIGN_IN_NEEDED'));

/** Whoever is signed in behind a request. */
export const principalOf = (request: object): Principal | undefined => (request as { user?: Principal }).user;

/** The signed-in person, or undefined on a public route. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) =>
  principalOf(context.switchToHttp().getRequest()),
);

/** Denies by default: what no decorator opens needs a signed-in user. 401 for nobody, 403 for the wrong one. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(publicKey, targets)) return true;
    const user = principalOf(context.switchToHttp().getRequest());
    if (!user) throw new UnauthorizedException();
    const roles = this.reflector.getAllAndOverride<readonly string[] | undefined>(rolesKey, targets);
    if (roles) mustWorkAs(roles, user);
    const isForFresh = this.reflector.getAllAndOverride<boolean | undefined>(freshKey, targets);
    if (isForFresh && user.mustConfirmIdentity) throw new Refusal('FRESH_SIGN_IN_NEEDED');
    if (roles) actsWithPowers();
    return true;
  }
}

/** @throws {Refusal} SECOND_FACTOR_SETUP_NEEDED, NOT_ALLOWED */
function mustWorkAs(roles: readonly string[], user: Principal): void {
  if (user.mustSetUpSecondFactor) throw new Refusal('SECOND_FACTOR_SETUP_NEEDED');
  if (!user.isAdmin && !roles.some((role) => user.roles?.includes(role))) throw new Refusal('NOT_ALLOWED');
}
