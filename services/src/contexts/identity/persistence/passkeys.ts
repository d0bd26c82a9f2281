import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type AddPasskeyDto, MOST_PASSKEYS, type PasskeyAssertion } from '@northlight/contracts';
import pg from 'pg';
import { Settings } from '../../../platform/config/settings.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { RateLimiter } from '../../../platform/limits/rate-limiter.js';
import { relyingPartyOf } from '../domain/relying-party.js';
import {
  challengeOf,
  challengeText,
  challengeUses,
  type IssuedChallenge,
  type PasskeyChallenge,
} from './passkey-challenge.js';
import { type NewPasskey, PasskeyRows } from './passkeys.repository.js';
import type { UserRow } from './user.row.js';
import {
  type CreationOptions,
  creationOptions,
  madePasskey,
  type RequestOptions,
  requestOptions,
  signCountOf,
} from './web-authn.js';

const HANDLE_BYTES = 32;

type Wanted = Pick<PasskeyChallenge, 'purpose' | 'userId'>;

/** A passkey's answer, and the challenge that the browser has kept. */
interface Shown {
  readonly passkey: PasskeyAssertion;
  readonly challenge: string;
}

/** What browsers are asked about passkeys, and what their answers are worth. */
@Injectable()
export class Passkeys {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly rows: PasskeyRows,
    private readonly limiter: RateLimiter,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** For a new one. @throws {Refusal} TOO_MANY_PASSKEYS */
  async askForNew({ id: userId, username }: UserRow): Promise<IssuedChallenge<CreationOptions>> {
    const known = await this.rows.of(userId);
    if (known.length >= MOST_PASSKEYS) throw new Refusal('TOO_MANY_PASSKEYS');
    const userHandle = known[0]?.userHandle ?? randomBytes(HANDLE_BYTES).toString('base64url');
    const options = await creationOptions(relyingPartyOf(this.settings), { username, userHandle, known });
    return this.issued(options, { purpose: 'add', userId, userHandle });
  }

  /** For whichever its owner chooses. */
  async askForSignIn(): Promise<IssuedChallenge<RequestOptions>> {
    return this.issued(await requestOptions(relyingPartyOf(this.settings)), { purpose: 'sign-in' });
  }

  /** For one of this account. @throws {Refusal} NO_PASSKEYS */
  async askForOwn(userId: number): Promise<IssuedChallenge<RequestOptions>> {
    const known = await this.rows.of(userId);
    if (known.length === 0) throw new Refusal('NO_PASSKEYS');
    return this.issued(await requestOptions(relyingPartyOf(this.settings), known), { purpose: 'confirm', userId });
  }

  /** What a browser has made for this account. @throws {Refusal} PASSKEY_LATE, PASSKEY_NOT_ACCEPTED */
  async made(
    userId: number,
    { name, transports = [], ...assertion }: AddPasskeyDto,
    text: string,
  ): Promise<NewPasskey> {
    const { challenge, userHandle = '' } = await this.usedUp(text, { purpose: 'add', userId });
    const made = await madePasskey(relyingPartyOf(this.settings), challenge, { name, ...assertion });
    if (!made) throw new Refusal('PASSKEY_NOT_ACCEPTED');
    return { ...made, userId, userHandle, transports, name, at: this.clock.now() };
  }

  /**
   * Looks at what a passkey has signed, once. A count that went back tells of a copy: that is not accepted either.
   * @returns whose it is
   * @throws {Refusal} PASSKEY_LATE, PASSKEY_NOT_ACCEPTED
   */
  async take({ passkey: assertion, challenge: text }: Shown, wanted: Wanted): Promise<number> {
    const { challenge } = await this.usedUp(text, wanted);
    return inTransaction(this.pool, async (db) => {
      const passkey = await this.rows.locked(assertion.id, db);
      const isMeant = passkey && [undefined, passkey.userId].includes(wanted.userId) && isOfHandle(passkey, assertion);
      const signCount = isMeant
        ? await signCountOf(relyingPartyOf(this.settings), challenge, { assertion, passkey })
        : undefined;
      if (!passkey || signCount === undefined) throw new Refusal('PASSKEY_NOT_ACCEPTED');
      await this.rows.used(passkey.id, { signCount, at: this.clock.now() }, db);
      return passkey.userId;
    });
  }

  private issued<Options extends { readonly challenge: string }>(
    options: Options,
    wanted: Omit<PasskeyChallenge, 'challenge'>,
  ): IssuedChallenge<Options> {
    return { options, challenge: challengeText({ ...wanted, challenge: options.challenge }, this.signingContext()) };
  }

  /** Each challenge is good for one look, whatever comes of it. @throws {Refusal} PASSKEY_LATE */
  private async usedUp(text: string, { purpose, userId }: Wanted): Promise<PasskeyChallenge> {
    const challenge = challengeOf(text, this.signingContext());
    if (!challenge || challenge.purpose !== purpose || challenge.userId !== userId) throw new Refusal('PASSKEY_LATE');
    if (await this.limiter.isOver({ limit: challengeUses, whose: challenge.challenge }))
      throw new Refusal('PASSKEY_LATE');
    return challenge;
  }

  private signingContext() {
    return { secrets: this.settings, at: this.clock.now() };
  }
}

/** Not every authenticator says by what it knows the account. */
const isOfHandle = ({ userHandle }: { userHandle: string }, assertion: PasskeyAssertion): boolean =>
  assertion.userHandle === undefined || assertion.userHandle === userHandle;
