import { siteCookies } from '@northlight/contracts';
import type { Request } from 'express';
import {
  contentOf,
  forgetCookie,
  keepCookie,
  type SignedCookie,
  type SigningContext,
  signedValue,
  valueIn,
} from './signed-cookie.js';

/** Somebody has said the right password, and owes the second factor. */
export interface PendingSignIn {
  readonly userId: number;
  readonly passwordVersion: number;
  readonly isRemembered: boolean;
}

/** It opens nothing but the question for the second factor. */
const cookie: SignedCookie = { ...siteCookies.secondFactor, purpose: 'pending sign-in' };

export const keepPending = (request: Request, pending: PendingSignIn, context: SigningContext): void =>
  keepCookie(request, cookie, signedValue(pending, cookie, context));

/** Undefined where there is none, where its time is over, and where it was not made here. */
export const pendingIn = (request: Request, context: SigningContext): PendingSignIn | undefined =>
  contentOf(valueIn(request, cookie), cookie, context) as PendingSignIn | undefined;

export const forgetPending = (request: Request): void => forgetCookie(request, cookie);
