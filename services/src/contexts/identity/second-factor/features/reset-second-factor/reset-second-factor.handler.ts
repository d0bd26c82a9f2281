import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SecondFactors } from '../../../persistence/second-factors.js';
import { UsersRepository } from '../../../persistence/users.repository.js';

/** An admin lets somebody in who has lost their authenticator app. */
export class ResetSecondFactor extends Command<void> {
  constructor(readonly userId: number) {
    super();
  }
}

@CommandHandler(ResetSecondFactor)
export class ResetSecondFactorHandler implements ICommandHandler<ResetSecondFactor> {
  constructor(
    private readonly users: UsersRepository,
    private readonly factors: SecondFactors,
  ) {}

  /** @throws {Refusal} USER_NOT_FOUND, SECOND_FACTOR_OFF */
  async execute({ userId }: ResetSecondFactor): Promise<void> {
    await this.factors.reset(await this.users.withId(userId));
  }
}
