import { UnauthorizedException } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AuthenticatorSetupView, RecoveryCodesView } from '@northlight/contracts';
import { Settings } from '../../../../../platform/config/settings.js';
import { InvalidInput } from '../../../../../platform/http/validation.js';
import { RateLimiter } from '../../../../../platform/limits/rate-limiter.js';
import { authenticatorUri } from '../../../domain/one-time-code.js';
import { secondFactorLimit } from '../../../domain/try-limits.js';
import { OwnIdentity } from '../../../persistence/own-identity.js';
import type { IdentityEvidence } from '../../../persistence/passkey-challenge.js';
import { SecondFactors } from '../../../persistence/second-factors.js';
import { UsersRepository } from '../../../persistence/users.repository.js';

/** Somebody who proves who they are wants an authenticator app asked for. */
export class BeginAuthenticator extends Command<AuthenticatorSetupView> {
  constructor(
    readonly userId: number,
    readonly input: IdentityEvidence,
  ) {
    super();
  }
}

/** The app shows this code. */
export class ConfirmAuthenticator extends Command<RecoveryCodesView> {
  constructor(
    readonly userId: number,
    readonly code: string,
  ) {
    super();
  }
}

/** Somebody who proves who they are wants the app asked for no more. */
export class RemoveAuthenticator extends Command<void> {
  constructor(
    readonly userId: number,
    readonly input: IdentityEvidence,
  ) {
    super();
  }
}

/** Somebody who proves who they are wants other recovery codes. */
export class RenewRecoveryCodes extends Command<RecoveryCodesView> {
  constructor(
    readonly userId: number,
    readonly input: IdentityEvidence,
  ) {
    super();
  }
}

@CommandHandler(BeginAuthenticator)
class BeginAuthenticatorHandler implements ICommandHandler<BeginAuthenticator> {
  constructor(
    private readonly own: OwnIdentity,
    private readonly factors: SecondFactors,
    private readonly settings: Settings,
  ) {}

  /** @throws {InvalidInput} @throws {Refusal} SECOND_FACTOR_ON, TOO_MANY_TRIES */
  async execute({ userId, input }: BeginAuthenticator): Promise<AuthenticatorSetupView> {
    const { username } = await this.own.check(userId, input);
    const secret = await this.factors.begin(userId);
    return { secret, uri: authenticatorUri(secret, { issuer: this.settings.PRODUCT_NAME, username }) };
  }
}

@CommandHandler(ConfirmAuthenticator)
class ConfirmAuthenticatorHandler implements ICommandHandler<ConfirmAuthenticator> {
  constructor(
    private readonly users: UsersRepository,
    private readonly factors: SecondFactors,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws {InvalidInput} about `code` @throws {Refusal} SECOND_FACTOR_ON, TOO_MANY_TRIES */
  async execute({ userId, code }: ConfirmAuthenticator): Promise<RecoveryCodesView> {
    const user = await this.users.withId(userId);
    if (!user) throw new UnauthorizedException();
    const counted = [{ limit: secondFactorLimit, whose: `${userId}` }];
    await this.limiter.consume(counted);
    const recoveryCodes = await this.factors.confirm(user, code);
    if (!recoveryCodes)
      throw new InvalidInput([{ field: 'code', message: 'This code is incorrect. Please try the next one.' }]);
    await this.limiter.reward(counted);
    return { recoveryCodes };
  }
}

@CommandHandler(RemoveAuthenticator)
class RemoveAuthenticatorHandler implements ICommandHandler<RemoveAuthenticator> {
  constructor(
    private readonly own: OwnIdentity,
    private readonly factors: SecondFactors,
  ) {}

  /** @throws {InvalidInput} @throws {Refusal} SECOND_FACTOR_OFF, TOO_MANY_TRIES */
  async execute({ userId, input }: RemoveAuthenticator): Promise<void> {
    await this.factors.remove(await this.own.check(userId, input));
  }
}

@CommandHandler(RenewRecoveryCodes)
class RenewRecoveryCodesHandler implements ICommandHandler<RenewRecoveryCodes> {
  constructor(
    private readonly own: OwnIdentity,
    private readonly factors: SecondFactors,
  ) {}

  /** @throws {InvalidInput} @throws {Refusal} SECOND_FACTOR_OFF, TOO_MANY_TRIES */
  async execute({ userId, input }: RenewRecoveryCodes): Promise<RecoveryCodesView> {
    await this.own.check(userId, input);
    return { recoveryCodes: await this.factors.renewRecoveryCodes(userId) };
  }
}

export const keepSecondFactorHandlers = [
  BeginAuthenticatorHandler,
  ConfirmAuthenticatorHandler,
  RemoveAuthenticatorHandler,
  RenewRecoveryCodesHandler,
];
