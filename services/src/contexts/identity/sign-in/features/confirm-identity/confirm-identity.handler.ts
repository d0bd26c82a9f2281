import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OwnIdentity } from '../../../persistence/own-identity.js';
import type { IdentityEvidence } from '../../../persistence/passkey-challenge.js';

/** A signed-in user proves once more who they are. Answers the version of their password. */
export class ConfirmIdentity extends Command<number> {
  constructor(
    readonly userId: number,
    readonly input: IdentityEvidence,
  ) {
    super();
  }
}

@CommandHandler(ConfirmIdentity)
export class ConfirmIdentityHandler implements ICommandHandler<ConfirmIdentity> {
  constructor(private readonly own: OwnIdentity) {}

  /** @throws {InvalidInput} about `currentPassword` or `code` @throws {Refusal} TOO_MANY_TRIES, PASSKEY_LATE, PASSKEY_NOT_ACCEPTED */
  async execute({ userId, input }: ConfirmIdentity): Promise<number> {
    return (await this.own.check(userId, input)).passwordVersion;
  }
}
