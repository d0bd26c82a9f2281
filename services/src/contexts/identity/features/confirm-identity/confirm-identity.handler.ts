import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OwnIdentity } from '../../persistence/own-identity.js';
import type { SaidIdentity } from '../../persistence/passkey-challenge.js';

/** Somebody who is signed in proves once more who they are. Answers the version of their password. */
export class ConfirmIdentity extends Command<number> {
  constructor(
    readonly userId: number,
    readonly said: SaidIdentity,
  ) {
    super();
  }
}

@CommandHandler(ConfirmIdentity)
export class ConfirmIdentityHandler implements ICommandHandler<ConfirmIdentity> {
  constructor(private readonly own: OwnIdentity) {}

  /** @throws {InvalidInput} about `currentPassword` or `code` @throws {Refusal} TOO_MANY_TRIES, PASSKEY_LATE, PASSKEY_NOT_ACCEPTED */
  async execute({ userId, said }: ConfirmIdentity): Promise<number> {
    return (await this.own.check(userId, said)).passwordVersion;
  }
}
