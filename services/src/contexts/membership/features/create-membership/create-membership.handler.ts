import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CreateMembershipDto, type MembershipView, slugFor } from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { EditedMemberships } from '../../persistence/edited-memberships.js';
import { Memberships } from '../../persistence/memberships.repository.js';

/** A new plan. It has no picture of its own yet. */
export class CreateMembership extends Command<MembershipView> {
  constructor(readonly input: CreateMembershipDto) {
    super();
  }
}

@CommandHandler(CreateMembership)
export class CreateMembershipHandler implements ICommandHandler<CreateMembership> {
  constructor(
    private readonly edited: EditedMemberships,
    private readonly memberships: Memberships,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} MEMBERSHIP_NAME_TAKEN */
  async execute({ input }: CreateMembership): Promise<MembershipView> {
    const at = this.clock.now();
    const id = await this.edited.add(input.slug ?? slugFor(input.name, at.getTime()), input, at);
    return this.memberships.stored(id);
  }
}
