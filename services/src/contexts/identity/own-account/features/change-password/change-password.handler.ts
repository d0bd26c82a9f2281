import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ChangePasswordDto } from '@northlight/contracts';
import pg from 'pg';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { OwnPassword } from '../../../persistence/own-password.js';
import { PasswordChanges } from '../../../persistence/password-changes.js';
import { PasswordHashes } from '../../../persistence/password-hashes.js';

/** Somebody who knows their password wants another one. Answers its version. */
export class ChangePassword extends Command<number> {
  constructor(
    readonly userId: number,
    readonly input: ChangePasswordDto,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly own: OwnPassword,
    private readonly hashes: PasswordHashes,
    private readonly changes: PasswordChanges,
    private readonly clock: Clock,
  ) {}

  /** @throws {InvalidInput} about `currentPassword` @throws {Refusal} TOO_MANY_TRIES */
  async execute({ userId, input: { currentPassword, password } }: ChangePassword): Promise<number> {
    await this.own.check(userId, currentPassword);
    const passwordHash = await this.hashes.make(password);
    const at = this.clock.now();
    return inTransaction(this.pool, (db) => this.changes.make({ userId, passwordHash, at }, db));
  }
}
