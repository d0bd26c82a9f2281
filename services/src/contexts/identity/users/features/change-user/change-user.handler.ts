import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ChangeUserDto, ManagedUserView } from '@northlight/contracts';
import { ManagedUsers } from '../../../persistence/managed-users.js';

/** An admin gives somebody another role, or closes or opens their account. */
export class ChangeUser extends Command<ManagedUserView> {
  constructor(
    readonly userId: number,
    readonly input: ChangeUserDto,
  ) {
    super();
  }
}

@CommandHandler(ChangeUser)
export class ChangeUserHandler implements ICommandHandler<ChangeUser> {
  constructor(private readonly users: ManagedUsers) {}

  /** @throws {Refusal} USER_NOT_FOUND, ONLY_ADMIN */
  execute({ userId, input }: ChangeUser): Promise<ManagedUserView> {
    return this.users.change(userId, input);
  }
}
