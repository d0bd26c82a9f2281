import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Refusal } from '../kernel/refusal.js';

type IsPrivate = (address: string, hop: number) => boolean;

/**
 * Answers who asks directly from a private address, as a scraper beside the process does. To the street, whatever stands
 * in front of the process, the route is not there.
 */
@Injectable()
export class NearOnly implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const isPrivate = request.app.get('trust proxy fn') as IsPrivate;
    const isHandedOn = request.get('x-forwarded-for') ?? request.get('forwarded');
    if (!isHandedOn && isPrivate(request.socket.remoteAddress ?? '', 0)) return true;
    throw new Refusal('NOT_FOUND');
  }
}
