import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { siteCookies } from '@northlight/contracts';
import type { Request } from 'express';
import { giveCookie } from '../../../platform/http/site-cookie.js';

const shown = new RegExp(`(?:^|;\\s*)(?:__Secure-)?${siteCookies.candidate.name}=([\\w.-]{1,200})(?:;|$)`);

/** The pass that this browser shows, if it has one; what it is worth `CandidateAccess` says. */
export const CandidatePass = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    shown.exec(context.switchToHttp().getRequest<Request>().headers.cookie ?? '')?.[1],
);

/** Gives a pass to this browser; no script can read it, and it goes to the candidate's routes only. */
export const givePass = (request: Request, pass: string): void =>
  giveCookie(request, siteCookies.candidate, { value: pass });
