import { Injectable, UnauthorizedException } from '@nestjs/common';
import { InvalidInput } from '../../../platform/http/validation.js';
import { RateLimiter } from '../../../platform/limits/rate-limiter.js';
import { ownPasswordLimit } from '../domain/try-limits.js';
import { PasswordHashes } from './password-hashes.js';
import type { UserRow } from './user.row.js';
import { UsersRepository } from './users.repository.js';

/** Asks the signed-in user for their password once more, before something that a stranger at their desk must not do. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly users: UsersRepository,
    private readonly hashes: PasswordHashes,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws {InvalidInput} about `currentPassword` @throws {Refusal} TOO_MANY_TRIES */
  async check(userId: number, password: string): Promise<UserRow> {
    const user = await this.users.withId(userId);
    if (!user) throw new UnauthorizedException();
    const counted = [{ limit: ownPasswordLimit, whose: `${userId}` }];
    await this.limiter.consume(counted);
    if (!(await this.hashes.matches(password, user.passwordHash)))
      throw new InvalidInput([{ field: 'currentPassword', message: 'This is not your current password' }]);
    await this.limiter.reward(counted);
    return user;
  }
}
