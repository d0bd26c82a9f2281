import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UserView } from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { nameKey } from '../../../../platform/kernel/name-key.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { signInLimits } from '../../domain/try-limits.js';
import { userView } from '../../domain/user-view.js';
import { PasswordHashes } from '../../persistence/password-hashes.js';
import { type Counted, TriesRepository } from '../../persistence/tries.repository.js';
import { UsersRepository } from '../../persistence/users.repository.js';

/** Who it turned out to be, and which password they knew. */
export interface SignedIn {
  readonly user: UserView;
  readonly passwordVersion: number;
}

/** Somebody at `address` says who they are. */
export class SignIn extends Command<SignedIn> {
  constructor(readonly claim: { readonly username: string; readonly password: string; readonly address: string }) {
    super();
  }
}

/** Refuses an unknown user and a wrong password with the same words after the same work. */
@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly users: UsersRepository,
    private readonly hashes: PasswordHashes,
    private readonly tries: TriesRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} INVALID_CREDENTIALS, TOO_MANY_TRIES; ACCOUNT_DEACTIVATED to whoever knows the password */
  async execute({ claim: { username, password, address } }: SignIn): Promise<SignedIn> {
    const counted = countedFor(nameKey(username), address);
    await this.tries.take(counted);
    const user = await this.users.withUsername(username);
    const isRight = await this.hashes.matches(password, user?.passwordHash);
    if (!user || !isRight) throw new Refusal('INVALID_CREDENTIALS');
    await this.tries.giveBack(counted);
    if (user.deactivatedAt !== null) throw new Refusal('ACCOUNT_DEACTIVATED');
    return { user: userView(user, this.clock.now()), passwordVersion: user.passwordVersion };
  }
}

const countedFor = (account: string, address: string): Counted[] => [
  { limit: signInLimits.pair, whose: `${account}\n${address}` },
  { limit: signInLimits.address, whose: address },
  { limit: signInLimits.account, whose: account },
];
