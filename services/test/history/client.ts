import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, History, Operation, Outcome } from './history.js';

/** The slots of one experience that the clients fight for. */
export interface Arena {
  readonly experienceId: number;
  readonly slots: readonly { readonly date: string; readonly time: string }[];
}

const below = (limit: number): number => Math.floor(Math.random() * limit);
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;

/** Books, changes its mind, cancels; where it does not know what happened it asks again, or leaves it at that. */
export async function client(history: History, arena: Arena, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const placed = await book(history, arena);
    if (placed) await live(history, arena, placed);
  }
}

/** Mostly the seats are given back for others in the end. */
async function live(history: History, arena: Arena, placed: Placed): Promise<void> {
  for (let left = below(4); left > 0; left--) await change(history, arena, placed);
  if (below(8) > 0) await cancel(history, placed);
}

interface Placed {
  readonly key: string;
  readonly answer: Answer;
}

async function book(history: History, { experienceId, slots }: Arena): Promise<Placed | undefined> {
  const body = {
    ...{ venueId: 1, experienceId, ...oneOf(slots), numberOfTickets: 1 + below(4), ticketType: 'standard' },
    ...{ customerName: 'Ann Lee', customerEmail: 'ann@example.com' },
  };
  const { operation, send } = history.invoke('place', '/api/bookings', { body });
  const outcome = await persist(send);
  return outcome.is === 'ok' ? { key: operation.key, answer: outcome.body } : undefined;
}

async function change(history: History, arena: Arena, placed: Placed): Promise<void> {
  const does = oneOf(['cancel', 'reschedule', 'reschedule', 'party', 'party'] as const);
  if (does === 'cancel') return cancel(history, placed);
  const body = does === 'reschedule' ? oneOf(arena.slots) : { numberOfTickets: 1 + below(5) };
  await ask(history, placed, { does, body });
}

const cancel = (history: History, placed: Placed): Promise<void> =>
  ask(history, placed, { does: 'cancel', body: { reason: 'plans_changed' } });

async function ask(
  history: History,
  { key, answer }: Placed,
  { does, body }: Pick<Operation, 'does' | 'body'>,
): Promise<void> {
  const requested = { placedBy: key, body, token: answer.manageToken };
  await persist(history.invoke(does, `/api/bookings/${answer.id}/${does}`, requested).send);
}

/** Asks until it is known, and of what was done one in four once more; one in eight gives up and will never know. */
async function persist(send: () => Promise<Outcome>): Promise<Outcome> {
  for (;;) {
    const outcome = await send();
    if (outcome.is === 'ok' && below(4) === 0) await send();
    if (outcome.is !== 'unknown' || below(8) === 0) return outcome;
    await delay(20);
  }
}
