import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RegisterDto, UserView } from '@northlight/contracts';
import { Settings } from '../../../../../platform/config/settings.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { nameKey } from '../../../../../platform/kernel/name-key.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { RateLimiter } from '../../../../../platform/limits/rate-limiter.js';
import { newUser } from '../../../domain/new-user.js';
import { registerLimit, registrationLimit } from '../../../domain/try-limits.js';
import { userView } from '../../../domain/user-view.js';
import { EmailProofs } from '../../../persistence/email-proofs.js';
import { Links } from '../../../persistence/links.repository.js';
import { PasswordHashes } from '../../../persistence/password-hashes.js';
import { UsersRepository } from '../../../persistence/users.repository.js';

/** Somebody wants an account. Plans and roles that they claim for themselves are not looked at (decisions.md 1.6). */
export class Register extends Command<UserView> {
  constructor(
    readonly request: RegisterDto,
    readonly network: string,
  ) {
    super();
  }
}

@CommandHandler(Register)
export class RegisterHandler implements ICommandHandler<Register> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly users: UsersRepository,
    private readonly hashes: PasswordHashes,
    private readonly proofs: EmailProofs,
    private readonly links: Links,
    private readonly limiter: RateLimiter,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} USERNAME_TAKEN, EMAIL_TAKEN, TOO_MANY_TRIES */
  async execute({ request, network }: Register): Promise<UserView> {
    await this.limiter.consume([
      { limit: registrationLimit(this.settings.REGISTRATIONS_PER_NETWORK), whose: network },
      { limit: registerLimit, whose: nameKey(request.email) },
    ]);
    const passwordHash = await this.hashes.make(request.password);
    const at = this.clock.now();
    const made = await this.users.add({ ...newUser(request, at), passwordHash }, async ({ id, email }, db) => {
      if (await this.links.isKept(email, at, db)) throw new Refusal('EMAIL_TAKEN');
      await this.proofs.ask({ userId: id, email, at }, db);
    });
    return userView(made, at);
  }
}
