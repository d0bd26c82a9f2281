import { type OwnIdentityDto, siteCookies } from '@northlight/contracts';
import type { Request } from 'express';
import {
  contentOf,
  keepCookie,
  type SignedCookie,
  type SigningContext,
  signedValue,
  valueIn,
} from './signed-cookie.js';

/** What a passkey is to sign, and for what. */
export interface PasskeyChallenge {
  readonly challenge: string;
  readonly purpose: 'add' | 'confirm' | 'sign-in';
  /** Whose passkey it has to be; left out at a sign-in. */
  readonly userId?: number;
  /** By what an authenticator knows the account that a passkey is added to. */
  readonly userHandle?: string;
}

/** What the browser is asked, and what it keeps of it. */
export interface IssuedChallenge<Options> {
  readonly options: Options;
  readonly challenge: string;
}

/** What somebody says to prove who they are, with the challenge that their passkey has signed. */
export type IdentityEvidence = OwnIdentityDto & { readonly challenge: string };

const cookie: SignedCookie = { ...siteCookies.passkey, purpose: 'passkey challenge' };

/** A challenge is taken once: its first use is counted for longer than it lives. */
export const challengeUses = { of: 'passkey challenge', most: 1, seconds: (2 * cookie.lifeMs) / 1000 } as const;

export const challengeText = (challenge: PasskeyChallenge, context: SigningContext): string =>
  signedValue(challenge, cookie, context);

export const challengeOf = (text: string, context: SigningContext): PasskeyChallenge | undefined =>
  contentOf(text, cookie, context) as PasskeyChallenge | undefined;

export const challengeIn = (request: Request): string => valueIn(request, cookie);

/** The browser keeps the challenge, and is told what to ask its owner. */
export function answerWithChallenge<Options>(
  request: Request,
  { options, challenge }: IssuedChallenge<Options>,
): Options {
  keepCookie(request, cookie, challenge);
  return options;
}

export const evidenceIn = (request: Request, input: OwnIdentityDto): IdentityEvidence => ({
  ...input,
  challenge: challengeIn(request),
});
