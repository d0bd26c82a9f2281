import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RegisterDto, UserView } from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { newUser } from '../../domain/new-user.js';
import { userView } from '../../domain/user-view.js';
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
  constructor(
    private readonly users: UsersRepository,
    private readonly hashes: PasswordHashes,
    private readonly clock: Clock,
  ) {}

  async execute({ request }: Register): Promise<UserView> {
    const passwordHash = await this.hashes.make(request.password);
    return userView(await this.users.add({ ...newUser(request, this.clock.now()), passwordHash }));
  }
}
