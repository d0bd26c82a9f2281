import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ChangeVenueDto, ManagedVenueDetailView } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { omitUndefined } from '../../../../../platform/kernel/omit-undefined.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { EditedVenues } from '../../../persistence/edited-venues.js';
import { ManagedVenues } from '../../../persistence/managed-venues.js';
import { changedVenue } from '../../../persistence/venue-fields.js';
import { Venues } from '../../../persistence/venues.repository.js';
import { keepsOrders, type Standing, VenueUses } from '../../../venue-uses.js';

/** Other words, another place, another status. */
export class ChangeVenue extends Command<ManagedVenueDetailView> {
  constructor(
    readonly id: number,
    readonly input: Partial<ChangeVenueDto>,
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
   * Who has booked comes to an open house at the hour that was said: neither goes while visits are ahead, and it stays open
   * while merchandise waits there. Whoever books while it goes either comes first, and it stays, or finds it gone.
   * @throws {Refusal} VENUE_NOT_FOUND, VENUE_IN_USE, VENUE_HAS_ORDERS, CONFLICT
   */
  async execute({ id, input }: ChangeVenue): Promise<ManagedVenueDetailView> {
    const now = await this.venues.shown(id);
    const { name, status, timezone } = { ...now, ...omitUndefined(input) };
    const leaves = { closes: now.status === 'open' && status !== 'open', moves: now.timezone !== timezone };
    const isBound = leaves.closes || leaves.moves;
    const against = async () =>
      isBound ? refusalOf(await this.uses.standing({ venueId: id }), leaves, name) : undefined;
    const refusal = await against();
    if (refusal) throw refusal;
    const at = this.clock.now();
    const before = await this.edited.change(
      id,
      { seen: input.version, columns: (old) => changedVenue(input, old) },
      at,
    );
    const late = await against();
    if (!late) return this.managed.view(id);
    await this.edited.changeBack(id, before, at);
    throw late;
  }
}

/** What a change does to those who are expected. */
interface Leaving {
  readonly closes: boolean;
  readonly moves: boolean;
}

function refusalOf({ isBooked, waitingOrders }: Standing, { closes, moves }: Leaving, name: string) {
  const status = (message: string) => (closes ? [{ field: 'status', message }] : []);
  const zone = { field: 'timezone', message: 'The time zone can’t change while the venue has upcoming bookings.' };
  const errors = [...status('The venue must stay open while it has upcoming bookings.'), ...(moves ? [zone] : [])];
  if (isBooked) return new Refusal('VENUE_IN_USE', { name }, errors);
  if (waitingOrders === 0 || !closes) return undefined;
  return keepsOrders(name, waitingOrders, status('The venue must stay open while merchandise is waiting for pickup.'));
}
