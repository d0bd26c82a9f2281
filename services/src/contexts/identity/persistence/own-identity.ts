import { Injectable } from '@nestjs/common';
import type { OwnIdentityDto } from '@northlight/contracts';
import { InvalidInput } from '../../../platform/http/validation.js';
import type { Counted } from '../../../platform/kernel/limit.js';
import { RateLimiter } from '../../../platform/limits/rate-limiter.js';
import { secondFactorLimit } from '../domain/try-limits.js';
import { OwnPassword } from './own-password.js';
import { SecondFactors } from './second-factors.js';
import type { UserRow } from './user.row.js';

/** Asks for everything that a sign-in to an account asks for: a password that was stolen opens no more than that. */
@Injectable()
export class OwnIdentity {
  constructor(
    private readonly password: OwnPassword,
    private readonly factors: SecondFactors,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws {InvalidInput} about `currentPassword` or `code` @throws {Refusal} TOO_MANY_TRIES */
  async check(userId: number, { currentPassword, code }: OwnIdentityDto): Promise<UserRow> {
    const user = await this.password.check(userId, currentPassword);
    if (user.secondFactorAt !== null) await this.takeCode(userId, code ?? '');
    return user;
  }

  /** Takes a code, once. @param also counted beside the tries of the account @throws {InvalidInput} @throws {Refusal} TOO_MANY_TRIES */
  async takeCode(userId: number, code: string, also: readonly Counted[] = []): Promise<void> {
    if (code.trim() === '') throw wrongCode('Please enter a code from your authenticator app, or a recovery code');
    const counted = [{ limit: secondFactorLimit, whose: `${userId}` }, ...also];
    await this.limiter.take(counted);
    if (!(await this.factors.take(userId, code))) throw wrongCode('This code is incorrect or was already used');
    await this.limiter.giveBack(counted);
  }
}

const wrongCode = (message: string): InvalidInput => new InvalidInput([{ field: 'code', message }]);
