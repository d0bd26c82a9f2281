import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ManagedVenueDetailView, VenueExperienceIdsDto } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { EditedProgrammes } from '../../../persistence/edited-programmes.js';
import { ManagedVenues } from '../../../persistence/managed-venues.js';
import { VenueUses } from '../../../venue-uses.js';

/** An experience goes from a venue's programme. */
export class WithdrawExperience extends Command<ManagedVenueDetailView> {
  constructor(readonly ids: VenueExperienceIdsDto) {
    super();
  }
}

@CommandHandler(WithdrawExperience)
export class WithdrawExperienceHandler implements ICommandHandler<WithdrawExperience> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly edited: EditedProgrammes,
    private readonly managed: ManagedVenues,
    private readonly uses: VenueUses,
    private readonly clock: Clock,
  ) {}

  /**
   * Whoever books while it goes either comes first, and it stays, or finds it gone.
   * @throws {Refusal} VENUE_NOT_FOUND, EXPERIENCE_NOT_AT_VENUE, VENUE_IN_USE, VENUE_HAS_SLOTS
   */
  async execute({ ids: { id: venueId, experienceId } }: WithdrawExperience): Promise<ManagedVenueDetailView> {
    const { name, offers } = await this.managed.view(venueId);
    const offer = offers.find((one) => one.experienceId === experienceId);
    if (!offer) throw new Refusal('EXPERIENCE_NOT_AT_VENUE');
    const part = { venueId, experienceId };
    await this.uses.mustBeFree(part, offer.name);
    const at = this.clock.now();
    const old = await this.edited.withdraw({ ...part, name }, at);
    await this.uses.mustBeFree(part, offer.name).catch(async (refusal: unknown) => {
      if (old) await this.edited.offer({ ...part, name }, old, at);
      throw refusal;
    });
    return this.managed.view(venueId);
  }
}
