import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OwnPassword } from '../../persistence/own-password.js';

/** Somebody who is signed in says their password once more. Answers its version. */
export class ConfirmIdentity extends Command<number> {
  constructor(
    readonly userId: number,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(ConfirmIdentity)
export class ConfirmIdentityHandler implements ICommandHandler<ConfirmIdentity> {
  constructor(private readonly own: OwnPassword) {}

  /** @throws {InvalidInput} about `currentPassword` @throws {Refusal} TOO_MANY_TRIES */
  async execute({ userId, password }: ConfirmIdentity): Promise<number> {
    return (await this.own.check(userId, password)).passwordVersion;
  }
}
