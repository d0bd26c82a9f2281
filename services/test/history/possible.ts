import { lastKnown, type Operation } from './history.js';

/** What a client can see of a booking of its own. */
export interface Seen {
  readonly status: string;
  readonly tickets: number;
  readonly date: string;
  readonly time: string;
}

/**
 * Every state in which a booking may be after the commands of its one client, in the order in which they were sent: an
 * acknowledged one happened, a refused one did not, an unknown one may have.
 */
export function possibleStates(operations: readonly Operation[]): Seen[] {
  let states: Seen[] = [];
  for (const operation of operations) {
    const { is } = lastKnown(operation);
    const after = operation.does === 'place' ? [placedBy(operation)] : states.map((state) => changed(state, operation));
    if (is === 'ok') states = after;
    else if (is === 'unknown') states = [...states, ...after];
  }
  return states;
}

const placedBy = ({ body }: Operation): Seen => ({
  status: 'pending',
  tickets: Number(body.numberOfTickets),
  date: String(body.date),
  time: String(body.time),
});

function changed(state: Seen, { does, body }: Operation): Seen {
  if (state.status === 'cancelled') return state;
  if (does === 'cancel') return { ...state, status: 'cancelled' };
  if (does === 'reschedule') return { ...state, date: String(body.date), time: String(body.time) };
  return { ...state, tickets: Number(body.numberOfTickets) };
}
