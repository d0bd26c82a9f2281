import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ChangeMembershipDto, MembershipView } from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { EditedMemberships } from '../../persistence/edited-memberships.js';
import { Memberships } from '../../persistence/memberships.repository.js';

/** Other words or another price for a plan. */
export class ChangeMembership extends Command<MembershipView> {
  constructor(
    readonly id: number,
    readonly input: Partial<ChangeMembershipDto>,
  ) {
    super();
  }
}

@CommandHandler(ChangeMembership)
export class ChangeMembershipHandler implements ICommandHandler<ChangeMembership> {
  constructor(
    private readonly edited: EditedMemberships,
    private readonly memberships: Memberships,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} MEMBERSHIP_NOT_FOUND, MEMBERSHIP_NAME_TAKEN */
  async execute({ id, input }: ChangeMembership): Promise<MembershipView> {
    await this.edited.change(id, input, this.clock.now());
    return this.memberships.stored(id);
  }
}
