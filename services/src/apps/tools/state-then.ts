import type { INestApplicationContext } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Until } from '@northlight/event-store';
import { LogReader } from '@northlight/event-store/rows';
import { ShowBookingState, ShowSlotState } from '../../contexts/booking/index.js';
import { Refusal } from '../../platform/kernel/refusal.js';
import { complain } from './complain.js';

interface Moment {
  readonly at?: string | undefined;
  readonly position?: string | undefined;
}

/** Prints a slot or a booking as it was at a moment or a position of the log. */
export async function printState(app: INestApplicationContext, stream = '', moment: Moment): Promise<void> {
  const until = untilOf(moment);
  if (!until) {
    complain('Give the moment with its zone, such as 2026-11-20T15:00Z, or a position: a whole number.');
    return;
  }
  try {
    console.log(JSON.stringify(await stateOf(app, stream, until), null, 2));
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    complain(refusal.message);
  }
}

function untilOf({ at, position }: Moment): Until | undefined {
  const moment = at === undefined ? undefined : new Date(at);
  const isMeant = /(Z|[+-]\d{2}:\d{2})$/.test(at ?? 'Z') && !Number.isNaN(moment?.getTime() ?? 0);
  if (!isMeant || !/^\d{1,15}$/.test(position ?? '1')) return undefined;
  return { at: moment, position: position === undefined ? undefined : Number(position) };
}

async function stateOf(app: INestApplicationContext, stream: string, until: Until): Promise<unknown> {
  const queries = app.get(QueryBus, { strict: false });
  const [kind, id = ''] = stream.split('/');
  if (kind === 'slot') return queries.execute(new ShowSlotState(id, until));
  const [first] = await app.get(LogReader, { strict: false }).read({ stream, limit: 1 });
  if (kind !== 'booking' || !first) throw new Refusal('NOT_FOUND');
  return queries.execute(new ShowBookingState({ venueId: first.ledger, bookingId: id }, until));
}
