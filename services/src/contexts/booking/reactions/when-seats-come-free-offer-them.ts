import type { CommandBus } from '@nestjs/cqrs';
import type { Recorded } from '@northlight/event-store';
import { type Subscription, subscription } from '@northlight/event-store/consume';
import type { Db } from '../../../platform/database/db.js';
import type { SlotEvent } from '../domain/slot/slot.events.js';
import { slotIdIn } from '../domain/slot/slot-id.js';
import { OfferSeats } from '../waitlist/features/offer-seats/offer-seats.handler.js';

/**
 * Seats that come free go to those who wait for them. Whoever joins later has been told of free seats, so a slot
 * where nobody waits now is let be.
 */
export function whenSeatsComeFreeOfferThem(commands: CommandBus): Subscription {
  const offer = async ({ ledger, stream }: Recorded, db: Db): Promise<void> => {
    if (await isAwaited(slotIdIn(stream), ledger, db)) await commands.execute(new OfferSeats(ledger, slotIdIn(stream)));
  };
  return subscription<SlotEvent>('offer-free-seats', {
    from: 'start',
    on: {
      SeatsReleased: offer,
      SeatsChanged: async (recorded, db) => {
        if (recorded.event.to < recorded.event.from) await offer(recorded, db);
      },
      CapacityChanged: offer,
      SlotReopened: offer,
    },
  });
}

async function isAwaited(slotId: string, venueId: number, db: Db): Promise<boolean> {
  const { rowCount } = await db.query(
    "select 1 from booking.waitlist where venue_id = $1 and slot_id = $2 and status = 'waiting' limit 1",
    [venueId, slotId],
  );
  return rowCount === 1;
}
