import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { pathCookie } from '../../../platform/http/public-scheme.js';
import { passHours } from '../domain/access-code.js';

const name = 'candidate';
const shown = new RegExp(`(?:^|;\\s*)(?:__Secure-)?${name}=([\\w.-]{1,200})(?:;|$)`);

/** The pass that this browser shows, if it has one; what it is worth `CandidateAccess` says. */
export const CandidatePass = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    shown.exec(context.switchToHttp().getRequest<Request>().headers.cookie ?? '')?.[1],
);

/** Gives a pass to this browser; no script can read it, and it goes to the candidate's routes only. */
export function givePass(request: Request, response: Response, pass: string): void {
  const maxAge = passHours * 3_600_000;
  response.cookie(pathCookie(name, request.secure), pass, {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.secure,
    path: '/api/franchise',
    maxAge,
  });
}
