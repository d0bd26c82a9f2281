import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DeleteAccountDto } from '@northlight/contracts';
import { InvalidInput } from '../../../../../platform/http/validation.js';
import { nameKey } from '../../../../../platform/kernel/name-key.js';
import { Erasures } from '../../../../../platform/privacy/erasures.js';
import { OwnPassword } from '../../../persistence/own-password.js';
import { PersonDirectory } from '../../../persistence/person-directory.js';
import { UsersRepository } from '../../../persistence/users.repository.js';

/** Somebody leaves for good. */
export class DeleteAccount extends Command<void> {
  constructor(
    readonly userId: number,
    readonly input: DeleteAccountDto,
  ) {
    super();
  }
}

/**
 * First every room forgets who it was, then the account goes: should this end in between, whoever asks again finds
 * the account still, and what was forgotten stays so. Bookings and orders stay, and nobody is behind them.
 */
@CommandHandler(DeleteAccount)
export class DeleteAccountHandler implements ICommandHandler<DeleteAccount> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly own: OwnPassword,
    private readonly users: UsersRepository,
    private readonly directory: PersonDirectory,
    private readonly erasures: Erasures,
  ) {}

  /** @throws {InvalidInput} @throws {Refusal} LAST_ADMIN, TOO_MANY_TRIES, ERASURE_UNFINISHED */
  async execute({ userId, input: { currentPassword, username } }: DeleteAccount): Promise<void> {
    const user = await this.own.check(userId, currentPassword);
    if (nameKey(username) !== user.usernameKey)
      throw new InvalidInput([{ field: 'username', message: 'This is not your username' }]);
    if (user.isAdmin) await this.users.mustNotBeLastAdmin(userId);
    await this.erasures.erase(await this.directory.ownerOf(user), { by: 'owner' });
  }
}
