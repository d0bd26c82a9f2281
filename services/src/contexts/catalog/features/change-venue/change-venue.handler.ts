import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ManagedVenueDetailView, WriteVenueDto } from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { EditedVenues } from '../../persistence/edited-venues.js';
import { ManagedVenues } from '../../persistence/managed-venues.js';
import type { VenueRow } from '../../persistence/venue.row.js';
import { venueColumns } from '../../persistence/venue-columns.js';
import { Venues } from '../../persistence/venues.repository.js';
import { VenueUses } from '../../venue-uses.js';

/** Other words, another place, another status. */
export class ChangeVenue extends Command<ManagedVenueDetailView> {
  constructor(
    readonly id: number,
    readonly said: WriteVenueDto,
  ) {
    super();
  }
}

@CommandHandler(ChangeVenue)
export class ChangeVenueHandler implements ICommandHandler<ChangeVenue> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly edited: EditedVenues,
    private readonly venues: Venues,
    private readonly managed: ManagedVenues,
    private readonly uses: VenueUses,
    private readonly clock: Clock,
  ) {}

  /**
   * Who has booked comes to an open house at the hour that was said: neither goes while visits are ahead. Whoever books
   * while it goes either comes first, and it stays, or finds it gone.
   * @throws {Refusal} VENUE_NOT_FOUND, VENUE_IN_USE
   */
  async execute({ id, said }: ChangeVenue): Promise<ManagedVenueDetailView> {
    const errors = promisesBroken(await this.venues.shown(id), said);
    const keepsPromises = async () => errors.length === 0 || !(await this.uses.isBooked({ venueId: id }));
    const refusal = new Refusal('VENUE_IN_USE', { name: said.name }, errors);
    if (!(await keepsPromises())) throw refusal;
    const at = this.clock.now();
    const before = await this.edited.change(id, venueColumns(said), at);
    if (await keepsPromises()) return this.managed.view(id);
    await this.edited.changeBack(id, before, at);
    throw refusal;
  }
}

const promisesBroken = (now: VenueRow, said: WriteVenueDto) => [
  ...(now.status === 'open' && said.status !== 'open'
    ? [{ field: 'status', message: 'It stays open while visits are booked ahead.' }]
    : []),
  ...(now.timezone === said.timezone
    ? []
    : [{ field: 'timezone', message: 'The time zone stays while visits are booked ahead.' }]),
];
