import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RegisterDto, UserView } from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { newUser } from '../../domain/new-user.js';
import { userView } from '../../domain/user-view.js';
import { EmailProofs } from '../../persistence/email-proofs.js';
import { PasswordHashes } from '../../persistence/password-hashes.js';
import { UsersRepository } from '../../persistence/users.repository.js';

/** Somebody wants an account. Plans and roles that they claim for themselves are not looked at (decisions.md 1.6). */
export class Register extends Command<UserView> {
  constructor(readonly request: RegisterDto) {
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
    private readonly clock: Clock,
  ) {}

  async execute({ request }: Register): Promise<UserView> {
    const passwordHash = await this.hashes.make(request.password);
    const at = this.clock.now();
    const made = await this.users.add({ ...newUser(request, at), passwordHash }, ({ id, email }, db) =>
      this.proofs.ask({ userId: id, email, at }, db),
    );
    return userView(made);
  }
}
