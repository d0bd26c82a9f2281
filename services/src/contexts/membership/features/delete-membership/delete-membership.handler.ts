import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/kernel/clock.js';
import { EditedMemberships } from '../../persistence/edited-memberships.js';

/** A plan is offered no more. */
export class DeleteMembership extends Command<void> {
  constructor(readonly id: number) {
    super();
  }
}

@CommandHandler(DeleteMembership)
export class DeleteMembershipHandler implements ICommandHandler<DeleteMembership> {
  constructor(
    private readonly edited: EditedMemberships,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} MEMBERSHIP_NOT_FOUND, MEMBERSHIP_IN_USE */
  execute({ id }: DeleteMembership): Promise<void> {
    return this.edited.remove(id, this.clock.now());
  }
}
