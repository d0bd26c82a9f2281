import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type ErrorCode,
  lastStartOn,
  type ManagedVenueDetailView,
  type OfferExperienceDto,
  type OpeningRule,
  type VenueExperienceIdsDto,
} from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { overlapOf } from '../../../domain/overlapping-rules.js';
import { EditedProgrammes } from '../../../persistence/edited-programmes.js';
import { Experiences } from '../../../persistence/experiences.repository.js';
import { ManagedVenues } from '../../../persistence/managed-venues.js';
import { Venues } from '../../../persistence/venues.repository.js';

/** An experience comes onto a venue's programme, or runs there by other rules. */
export class OfferExperience extends Command<ManagedVenueDetailView> {
  constructor(
    readonly ids: VenueExperienceIdsDto,
    readonly input: OfferExperienceDto,
  ) {
    super();
  }
}

@CommandHandler(OfferExperience)
export class OfferExperienceHandler implements ICommandHandler<OfferExperience> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly edited: EditedProgrammes,
    private readonly venues: Venues,
    private readonly experiences: Experiences,
    private readonly managed: ManagedVenues,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} VENUE_NOT_FOUND, EXPERIENCE_NOT_FOUND, DAYS_CROSSED, STARTS_CROSSED, RULES_OVERLAP, CONFLICT */
  async execute({ ids, input }: OfferExperience): Promise<ManagedVenueDetailView> {
    const { id: venueId, experienceId } = ids;
    const { name } = await this.venues.shown(venueId);
    if (!(await this.experiences.shown(experienceId))) throw new Refusal('EXPERIENCE_NOT_FOUND');
    const rules = input.rules.map(ruleOf);
    mustFit(rules);
    const offer = { isExclusive: Boolean(input.isExclusive), rules, seen: input.version };
    await this.edited.offer({ venueId, experienceId, name }, offer, this.clock.now());
    return this.managed.view(venueId);
  }
}

/** As it is kept, whatever else came with it. */
const ruleOf = (input: OpeningRule): OpeningRule => ({
  weekdays: input.weekdays.toSorted((one, other) => one - other),
  firstStart: input.firstStart,
  lastStart: input.lastStart ?? null,
  everyMinutes: input.everyMinutes ?? null,
  seats: input.seats,
  validFrom: input.validFrom ?? null,
  validUntil: input.validUntil ?? null,
});

function mustFit(rules: readonly OpeningRule[]): void {
  const crossed = rules.findIndex(({ validFrom, validUntil }) => validFrom && validUntil && validUntil < validFrom);
  if (crossed >= 0) refuse('DAYS_CROSSED', `rules.${crossed}.validUntil`);
  const endless = rules.findIndex((rule) => (lastStartOn(rule) ?? rule.firstStart) < rule.firstStart);
  if (endless >= 0) refuse('STARTS_CROSSED', `rules.${endless}.lastStart`);
  const overlap = overlapOf(rules);
  if (overlap) refuse('RULES_OVERLAP', `rules.${overlap.nth}.firstStart`, { day: overlap.day });
}

/** Says the same beside the field that it is about. */
function refuse(code: ErrorCode, field: string, details: Record<string, string> = {}): never {
  const { message } = new Refusal(code, details);
  throw new Refusal(code, details, [{ field, message }]);
}
