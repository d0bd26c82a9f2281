import { timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Settings } from '../../platform/config/settings.js';
import { Refusal } from '../../platform/kernel/refusal.js';

/** Lets in who carries the deploy token (`Authorization: Bearer …`). Without a token in the settings nobody deploys. */
@Injectable()
export class DeployToken implements CanActivate {
  constructor(private readonly settings: Settings) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const given = Buffer.from(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
    const wanted = Buffer.from(this.settings.FRONT_DEPLOY_TOKEN ?? '');
    const isRight = wanted.length > 0 && given.length === wanted.length && timingSafeEqual(given, wanted);
    if (!isRight) throw new Refusal('DEPLOY_TOKEN_WRONG');
    return true;
  }
}
