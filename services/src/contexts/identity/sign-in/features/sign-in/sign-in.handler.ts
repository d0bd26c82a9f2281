import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UserView } from '@northlight/contracts';
import { Settings } from '../../../../../platform/config/settings.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import type { Consumption } from '../../../../../platform/kernel/limit.js';
import { nameKey } from '../../../../../platform/kernel/name-key.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { RateLimiter } from '../../../../../platform/limits/rate-limiter.js';
import { signInLimits } from '../../../domain/try-limits.js';
import { ownView } from '../../../domain/user-view.js';
import { knownDevice } from '../../../persistence/known-device.js';
import { PasswordHashes } from '../../../persistence/password-hashes.js';
import type { UserRow } from '../../../persistence/user.row.js';
import { UsersRepository } from '../../../persistence/users.repository.js';

/** Who it turned out to be, and which password they knew. */
export interface SignedIn {
  readonly user: UserView;
  readonly passwordVersion: number;
  /** The password alone is not enough. */
  readonly hasSecondFactor: boolean;
}

interface Claim {
  readonly username: string;
  readonly password: string;
  readonly address: string;
  /** The cookies of the browser: it may be one that the account is known on. */
  readonly cookies: string;
}

/** Somebody at `address` says who they are. */
export class SignIn extends Command<SignedIn> {
  constructor(readonly claim: Claim) {
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
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws {Refusal} INVALID_CREDENTIALS, TOO_MANY_TRIES; ACCOUNT_DEACTIVATED to whoever knows the password */
  async execute({ claim: { username, password, address, cookies } }: SignIn): Promise<SignedIn> {
    const accounts = await this.users.withLogin(username);
    const deviceOf = ({ id }: UserRow) => knownDevice(cookies, id, this.settings);
    const devices = accounts.flatMap((account) => deviceOf(account) ?? []);
    const strange = accounts.filter((account) => !deviceOf(account)).map(keyOf);
    const names = accounts.length > 0 ? strange : [nameKey(username)];
    const counted = [...countedFor(names, address), ...devices.map((whose) => ({ limit: signInLimits.device, whose }))];
    await this.limiter.consume(counted);
    const user = await this.whoseIs(password, accounts);
    if (!user) throw new Refusal('INVALID_CREDENTIALS');
    await this.limiter.reward(counted);
    if (user.deactivatedAt !== null) throw new Refusal('ACCOUNT_DEACTIVATED');
    const { passwordVersion, secondFactorAt } = user;
    const view = ownView(user, this.clock.now(), this.settings);
    return { user: view, passwordVersion, hasSecondFactor: secondFactorAt !== null };
  }

  private async whoseIs(password: string, accounts: readonly UserRow[]): Promise<UserRow | undefined> {
    for (const account of accounts.length > 0 ? accounts : [undefined])
      if (await this.hashes.matches(password, account?.passwordHash)) return account;
    return undefined;
  }
}

const keyOf = ({ usernameKey }: UserRow): string => usernameKey;

/** Of accounts that this browser is not known on. */
const countedFor = (accounts: readonly string[], address: string): Consumption[] => [
  ...accounts.map((account) => ({ limit: signInLimits.pair, whose: `${account}\n${address}` })),
  ...(accounts.length > 0 ? [{ limit: signInLimits.address, whose: address }] : []),
  ...accounts.map((account) => ({ limit: signInLimits.account, whose: account })),
];
