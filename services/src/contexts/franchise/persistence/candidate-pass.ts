import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { siteCookies } from '@northlight/contracts';
import type { Request } from 'express';
import { cookieName, cookieValue, giveCookie } from '../../../platform/http/site-cookie.js';

const pass = /^[\w.-]{1,200}$/;

/** The pass that this browser shows, if it has one; what it is worth `CandidateAccess` says. */
export const CandidatePass = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { headers, secure } = context.switchToHttp().getRequest<Request>();
  const shown = cookieValue(headers.cookie, cookieName(siteCookies.candidate, secure)) ?? '';
  return pass.test(shown) ? shown : undefined;
});

/** Gives a pass to this browser; no script can read it, and it goes to the candidate's routes only. */
export const givePass = (request: Request, value: string): void =>
  giveCookie(request, siteCookies.candidate, { value });
