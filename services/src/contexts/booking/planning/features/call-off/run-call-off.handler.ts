import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore, type Work } from '@northlight/event-store';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { logger } from '../../../../../platform/observability/logger.js';
import { Catalog } from '../../../../catalog/index.js';
import { decideWithVouchers, type VoucherWork } from '../../../../vouchers/index.js';
import { booking } from '../../../domain/booking/booking.js';
import type { Booking } from '../../../domain/booking/booking-types.js';
import { isExpectedIn } from '../../../domain/booking/cancelling.js';
import type { CallOffOutcome, CallOffParty } from '../../../domain/call-off.js';
import { leaveWaitlist, releaseSeats } from '../../../domain/seats.js';
import { bookingStream, waitlistStream } from '../../../domain/slot/slot-id.js';
import { waitlist } from '../../../domain/waitlist/waitlist.js';
import { decideOnSeats, zoneAt } from '../../../shared/decide-on-seats.js';
import { givesVoucherBack, isVoucherGone } from '../../../shared/gives-voucher-back.js';
import type { CallOffRow } from '../../persistence/call-off.row.js';
import { CallOffs } from '../../persistence/call-offs.repository.js';

/** Does what is left of a call-off. It may run late, twice, in two workers at once, and begin again after a crash. */
export class RunCallOff extends Command<void> {
  constructor(
    readonly venueId: number,
    readonly callOffId: string,
  ) {
    super();
  }
}

type Run = Pick<CallOffRow, 'venueId' | 'id' | 'reason'>;

/**
 * Each party is one commit, which holds its mail too, and then a note that it is done. Whoever dies between the two does
 * it again: the booking decides, and is cancelled once.
 */
@CommandHandler(RunCallOff)
export class RunCallOffHandler implements ICommandHandler<RunCallOff> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly events: EventStore,
    private readonly callOffs: CallOffs,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** @throws when some could not be ended; the others are, and the next try goes on with those */
  async execute({ venueId, callOffId }: RunCallOff): Promise<void> {
    const run = await this.callOffs.find(venueId, callOffId);
    if (!run) return;
    let failed = 0;
    for await (const page of this.callOffs.waiting(venueId, callOffId)) {
      const results = await Promise.all(page.map((party) => this.end(run, party)));
      failed += results.filter((isDone) => !isDone).length;
    }
    if (failed > 0) throw new Error(`${failed} parties of a call-off could not be ended`);
    await this.callOffs.finish(run, this.clock.now());
  }

  private async end(run: Run, party: CallOffParty): Promise<boolean> {
    try {
      const outcome = await (party.kind === 'booking' ? this.cancel(run, party) : this.dismiss(run, party));
      await this.callOffs.note(run, party.partyId, outcome);
      return true;
    } catch (error) {
      logger.error({ err: error, callOff: run.id, party: party.partyId }, 'A party of a call-off could not be ended');
      return false;
    }
  }

  private async cancel(run: Run, { partyId, slotId }: CallOffParty): Promise<CallOffOutcome> {
    const zone = await zoneAt(this.catalog, run.venueId);
    const decide = (work: Work, vouchers: VoucherWork): CallOffOutcome => {
      const stream = bookingStream(partyId);
      const before = work.load(booking, stream);
      const at = this.clock.now();
      if (!isExpectedIn(slotId, before, at)) return outcomeOf(before, run.id);
      const isGone = isVoucherGone(vouchers, before, at);
      const { id: callOff, reason } = run;
      const command = { type: 'CallOffBooking', callOff, slotId, reason, at, isVoucherGone: isGone } as const;
      const { back } = work.apply(booking, stream, command);
      const release = { bookingId: partyId, why: 'cancelled', at, zone } as const;
      decideOnSeats(work, slotId, (awaited) => releaseSeats(awaited, release));
      givesVoucherBack(vouchers, before, { bookingId: partyId, cents: back.voucherBack ?? 0 });
      work.enqueue('booking-called-off', { venueId: run.venueId, bookingId: partyId });
      return 'cancelled';
    };
    return decideWithVouchers(this.events, { venueId: run.venueId, decide, request: undefined });
  }

  private async dismiss({ venueId }: Run, { partyId: entryId, slotId }: CallOffParty): Promise<CallOffOutcome> {
    const zone = await zoneAt(this.catalog, venueId);
    return this.events.transaction(venueId, (work): CallOffOutcome => {
      const { entries } = work.load(waitlist, waitlistStream(slotId));
      const { status } = entries.get(entryId) ?? { status: 'left' };
      // whoever has left meanwhile was told in an earlier try, or reads on the page that it was called off
      if (status !== 'waiting' && status !== 'offered') return status === 'left' ? 'told' : 'gone';
      const moment = { at: this.clock.now(), zone };
      decideOnSeats(work, slotId, (awaited) => leaveWaitlist(awaited, entryId, moment));
      work.enqueue('waitlist-called-off', { venueId, entryId });
      return 'told';
    });
  }
}

/** What has become of a party that is not expected any more: this call-off may have come by before. */
function outcomeOf({ status, callOff }: Booking, id: string): CallOffOutcome {
  if (callOff === id) return 'cancelled';
  return status === 'checked_in' || status === 'completed' ? 'in' : 'gone';
}
