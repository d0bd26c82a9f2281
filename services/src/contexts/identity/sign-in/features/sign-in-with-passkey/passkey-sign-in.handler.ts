import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PasskeyAssertion, UserView } from '@northlight/contracts';
import { Settings } from '../../../../../platform/config/settings.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { RateLimiter } from '../../../../../platform/limits/rate-limiter.js';
import { signInLimits } from '../../../domain/try-limits.js';
import { ownView } from '../../../domain/user-view.js';
import type { IssuedChallenge } from '../../../persistence/passkey-challenge.js';
import { Passkeys } from '../../../persistence/passkeys.js';
import { UsersRepository } from '../../../persistence/users.repository.js';
import type { RequestOptions } from '../../../persistence/web-authn.js';

/** Somebody is about to sign in with a passkey, nobody knows who. */
export class AskForPasskey extends Command<IssuedChallenge<RequestOptions>> {}

/** Whose session it is to be. */
interface SignedInByPasskey {
  readonly user: UserView;
  readonly passwordVersion: number;
}

/** Somebody at `address` shows a passkey that has signed this challenge. */
export class SignInWithPasskey extends Command<SignedInByPasskey> {
  constructor(
    readonly shown: { readonly passkey: PasskeyAssertion; readonly challenge: string },
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(AskForPasskey)
class AskForPasskeyHandler implements ICommandHandler<AskForPasskey> {
  constructor(private readonly passkeys: Passkeys) {}

  execute(): Promise<IssuedChallenge<RequestOptions>> {
    return this.passkeys.askForSignIn();
  }
}

/** The device, and the finger, face or PIN that it asked for, are two things: no password is asked for besides. */
@CommandHandler(SignInWithPasskey)
class SignInWithPasskeyHandler implements ICommandHandler<SignInWithPasskey> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly users: UsersRepository,
    private readonly passkeys: Passkeys,
    private readonly limiter: RateLimiter,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} PASSKEY_LATE, PASSKEY_NOT_ACCEPTED, TOO_MANY_TRIES, ACCOUNT_DEACTIVATED */
  async execute({ shown, address }: SignInWithPasskey): Promise<SignedInByPasskey> {
    const counted = [{ limit: signInLimits.address, whose: address }];
    await this.limiter.consume(counted);
    const user = await this.users.withId(await this.passkeys.take(shown, { purpose: 'sign-in' }));
    if (!user) throw new Refusal('PASSKEY_NOT_ACCEPTED');
    await this.limiter.reward(counted);
    if (user.deactivatedAt !== null) throw new Refusal('ACCOUNT_DEACTIVATED');
    return { user: ownView(user, this.clock.now(), this.settings), passwordVersion: user.passwordVersion };
  }
}

export const passkeySignInHandlers = [AskForPasskeyHandler, SignInWithPasskeyHandler];
