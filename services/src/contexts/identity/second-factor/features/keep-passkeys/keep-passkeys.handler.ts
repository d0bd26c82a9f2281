import { UnauthorizedException } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AddPasskeyDto, PasskeyAddedView } from '@northlight/contracts';
import { OwnIdentity } from '../../../persistence/own-identity.js';
import type { IdentityEvidence, IssuedChallenge } from '../../../persistence/passkey-challenge.js';
import { Passkeys } from '../../../persistence/passkeys.js';
import { SecondFactors } from '../../../persistence/second-factors.js';
import { UsersRepository } from '../../../persistence/users.repository.js';
import type { CreationOptions, RequestOptions } from '../../../persistence/web-authn.js';

/** Somebody who proves who they are wants to make a passkey. */
export class AskForNewPasskey extends Command<IssuedChallenge<CreationOptions>> {
  constructor(
    readonly userId: number,
    readonly input: IdentityEvidence,
  ) {
    super();
  }
}

/** Their browser has made it, for this challenge. */
export class AddPasskey extends Command<PasskeyAddedView> {
  constructor(
    readonly userId: number,
    readonly made: AddPasskeyDto,
    readonly challenge: string,
  ) {
    super();
  }
}

/** Somebody who proves who they are wants one of their passkeys to open nothing any more. */
export class RemovePasskey extends Command<void> {
  constructor(
    readonly userId: number,
    readonly passkeyId: number,
    readonly input: IdentityEvidence,
  ) {
    super();
  }
}

/** Somebody is about to prove who they are with one of their passkeys. */
export class AskForOwnPasskey extends Command<IssuedChallenge<RequestOptions>> {
  constructor(readonly userId: number) {
    super();
  }
}

@CommandHandler(AskForNewPasskey)
class AskForNewPasskeyHandler implements ICommandHandler<AskForNewPasskey> {
  constructor(
    private readonly own: OwnIdentity,
    private readonly passkeys: Passkeys,
  ) {}

  /** @throws {InvalidInput} @throws {Refusal} TOO_MANY_PASSKEYS, TOO_MANY_TRIES, PASSKEY_LATE, PASSKEY_NOT_ACCEPTED */
  async execute({ userId, input }: AskForNewPasskey): Promise<IssuedChallenge<CreationOptions>> {
    return this.passkeys.askForNew(await this.own.check(userId, input));
  }
}

@CommandHandler(AddPasskey)
class AddPasskeyHandler implements ICommandHandler<AddPasskey> {
  constructor(
    private readonly users: UsersRepository,
    private readonly passkeys: Passkeys,
    private readonly factors: SecondFactors,
  ) {}

  /** @throws {Refusal} PASSKEY_LATE, PASSKEY_NOT_ACCEPTED, PASSKEY_KNOWN, TOO_MANY_PASSKEYS */
  async execute({ userId, made, challenge }: AddPasskey): Promise<PasskeyAddedView> {
    const user = await this.users.withId(userId);
    if (!user) throw new UnauthorizedException();
    const passkey = await this.passkeys.made(userId, made, challenge);
    const recoveryCodes = await this.factors.addPasskey(user, passkey);
    return recoveryCodes ? { recoveryCodes } : {};
  }
}

@CommandHandler(RemovePasskey)
class RemovePasskeyHandler implements ICommandHandler<RemovePasskey> {
  constructor(
    private readonly own: OwnIdentity,
    private readonly factors: SecondFactors,
  ) {}

  /** @throws {InvalidInput} @throws {Refusal} PASSKEY_NOT_FOUND, TOO_MANY_TRIES, PASSKEY_LATE, PASSKEY_NOT_ACCEPTED */
  async execute({ userId, passkeyId, input }: RemovePasskey): Promise<void> {
    await this.factors.removePasskey(await this.own.check(userId, input), passkeyId);
  }
}

@CommandHandler(AskForOwnPasskey)
class AskForOwnPasskeyHandler implements ICommandHandler<AskForOwnPasskey> {
  constructor(private readonly passkeys: Passkeys) {}

  /** @throws {Refusal} NO_PASSKEYS */
  execute({ userId }: AskForOwnPasskey): Promise<IssuedChallenge<RequestOptions>> {
    return this.passkeys.askForOwn(userId);
  }
}

export const keepPasskeyHandlers = [
  AskForNewPasskeyHandler,
  AddPasskeyHandler,
  RemovePasskeyHandler,
  AskForOwnPasskeyHandler,
];
