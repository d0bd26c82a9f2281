import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UserView } from '@northlight/contracts';
import { Settings } from '../../../../../platform/config/settings.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { signInLimits } from '../../../domain/try-limits.js';
import { ownView } from '../../../domain/user-view.js';
import { OwnIdentity } from '../../../persistence/own-identity.js';
import type { PendingSignIn } from '../../../persistence/pending-sign-in.js';
import type { UserRow } from '../../../persistence/user.row.js';
import { UsersRepository } from '../../../persistence/users.repository.js';

/** Somebody at `address` who has said the right password says a code, too. */
export class FinishSignIn extends Command<UserView> {
  constructor(
    readonly pending: PendingSignIn,
    readonly input: { readonly code: string; readonly address: string },
  ) {
    super();
  }
}

@CommandHandler(FinishSignIn)
export class FinishSignInHandler implements ICommandHandler<FinishSignIn> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly users: UsersRepository,
    private readonly own: OwnIdentity,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** A password that was changed meanwhile was not the right one. @throws {InvalidInput} @throws {Refusal} SECOND_FACTOR_LATE, TOO_MANY_TRIES */
  async execute({ pending, input: { code, address } }: FinishSignIn): Promise<UserView> {
    const user = await this.users.withId(pending.userId);
    if (!user || !isStillDue(user, pending)) throw new Refusal('SECOND_FACTOR_LATE');
    await this.own.takeCode(user.id, code, [{ limit: signInLimits.address, whose: address }]);
    return ownView(user, this.clock.now(), this.settings);
  }
}

const isStillDue = (user: UserRow, { passwordVersion }: PendingSignIn): boolean =>
  user.passwordVersion === passwordVersion && user.deactivatedAt === null && user.secondFactorAt !== null;
