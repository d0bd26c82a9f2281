import { Injectable, UnauthorizedException } from '@nestjs/common';
import { InvalidInput } from '../../../platform/http/validation.js';
import type { Consumption } from '../../../platform/kernel/limit.js';
import { RateLimiter } from '../../../platform/limits/rate-limiter.js';
import { secondFactorLimit } from '../domain/try-limits.js';
import { OwnPassword } from './own-password.js';
import type { IdentityEvidence } from './passkey-challenge.js';
import { Passkeys } from './passkeys.js';
import { SecondFactors } from './second-factors.js';
import type { UserRow } from './user.row.js';
import { UsersRepository } from './users.repository.js';

/** Asks for everything that a sign-in to an account asks for: a password that was stolen opens no more than that. */
@Injectable()
export class OwnIdentity {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly users: UsersRepository,
    private readonly password: OwnPassword,
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * @throws {InvalidInput} about `currentPassword` or `code`
   * @throws {Refusal} TOO_MANY_TRIES, PASSKEY_LATE, PASSKEY_NOT_ACCEPTED
   */
  async check(
    userId: number,
    { currentPassword = '', code = '', passkey, challenge }: IdentityEvidence,
  ): Promise<UserRow> {
    if (passkey) return this.checkPasskey(userId, { passkey, challenge });
    const user = await this.password.check(userId, currentPassword);
    if (user.secondFactorAt !== null) await this.takeCode(userId, code);
    return user;
  }

  private async checkPasskey(userId: number, shown: Parameters<Passkeys['take']>[0]): Promise<UserRow> {
    const counted = [{ limit: secondFactorLimit, whose: `${userId}` }];
    await this.limiter.consume(counted);
    await this.passkeys.take(shown, { purpose: 'confirm', userId });
    await this.limiter.reward(counted);
    const user = await this.users.withId(userId);
    if (!user) throw new UnauthorizedException();
    return user;
  }

  /** Takes a code, once. @param also counted beside the tries of the account @throws {InvalidInput} @throws {Refusal} TOO_MANY_TRIES */
  async takeCode(userId: number, code: string, also: readonly Consumption[] = []): Promise<void> {
    if (code.trim() === '') throw wrongCode('Please enter a code from your app or a recovery code, or use a passkey');
    const counted = [{ limit: secondFactorLimit, whose: `${userId}` }, ...also];
    await this.limiter.consume(counted);
    if (!(await this.factors.take(userId, code))) throw wrongCode('This code is incorrect or was already used');
    await this.limiter.reward(counted);
  }
}

const wrongCode = (message: string): InvalidInput => new InvalidInput([{ field: 'code', message }]);
