import { UnauthorizedException } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UpdateMeDto, UserView } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { textOrNull } from '../../../domain/new-user.js';
import { userView } from '../../../domain/user-view.js';
import { UsersRepository } from '../../../persistence/users.repository.js';

/** Somebody gives their account other names. Nothing else of it can be changed like this. */
export class UpdateMe extends Command<UserView> {
  constructor(
    readonly userId: number,
    readonly names: UpdateMeDto,
  ) {
    super();
  }
}

@CommandHandler(UpdateMe)
export class UpdateMeHandler implements ICommandHandler<UpdateMe> {
  constructor(
    private readonly users: UsersRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, names: { firstName, lastName } }: UpdateMe): Promise<UserView> {
    await this.users.rename(userId, {
      ...(firstName === undefined ? {} : { firstName: textOrNull(firstName) }),
      ...(lastName === undefined ? {} : { lastName: textOrNull(lastName) }),
    });
    const user = await this.users.withId(userId);
    if (!user) throw new UnauthorizedException();
    return userView(user, this.clock.now());
  }
}
