import { timingSafeEqual } from 'node:crypto';
import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Settings } from '../../platform/config/settings.js';
import { routeOf } from '../../platform/http/endpoint.js';
import { Clock } from '../../platform/kernel/clock.js';
import { Refusal } from '../../platform/kernel/refusal.js';
import { type Deployer, mayDeploy, operators } from './domain/deployer.js';
import { DeployTokens } from './persistence/deploy-tokens.js';

interface DeployRequest extends Request {
  deployer?: Deployer;
}

/**
 * Lets in who carries a deploy token (`Authorization: Bearer …`): operators with that of the settings everywhere, a team
 * where its front is named, or where a route is for everyone who deploys and names none.
 *
 * @throws {Refusal} DEPLOY_TOKEN_WRONG, DEPLOY_TOKEN_EXPIRED, DEPLOY_TOKEN_REVOKED, DEPLOY_TOKEN_ELSEWHERE
 */
@Injectable()
export class DeployToken implements CanActivate {
  constructor(
    private readonly settings: Settings,
    private readonly tokens: DeployTokens,
    private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<DeployRequest>();
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const deployer = this.isOfOperators(token) ? operators : await this.team(token);
    const isForOperators = routeOf(context.getHandler())?.access === 'operator-token';
    const app = appNamedBy(request);
    const isElsewhere = deployer.app && (isForOperators || (app && !mayDeploy(deployer, app)));
    if (isElsewhere) throw new Refusal('DEPLOY_TOKEN_ELSEWHERE', { name: deployer.name, app: deployer.app });
    request.deployer = deployer;
    return true;
  }

  /** Without a token in the settings there are no operators. */
  private isOfOperators(token: string): boolean {
    const [given, wanted] = [Buffer.from(token), Buffer.from(this.settings.FRONT_DEPLOY_TOKEN ?? '')];
    return wanted.length > 0 && given.length === wanted.length && timingSafeEqual(given, wanted);
  }

  private async team(token: string): Promise<Deployer> {
    const row = await this.tokens.proven(token);
    if (!row) throw new Refusal('DEPLOY_TOKEN_WRONG');
    const { name, app, expires_at: end } = row;
    if (row.revoked_at) throw new Refusal('DEPLOY_TOKEN_REVOKED', { name });
    if (end <= this.clock.now())
      throw new Refusal('DEPLOY_TOKEN_EXPIRED', { name, date: end.toISOString().slice(0, 10) });
    return { name, app };
  }
}

/** The front that a request is about: in its address, or in the record that it publishes. */
const appNamedBy = ({ params, body }: Request): string | undefined =>
  [params.app, (body as { app?: unknown } | undefined)?.app].find((app) => typeof app === 'string');

/** Who deploys, as the token of the request says. */
export const CurrentDeployer = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<DeployRequest>().deployer,
);
