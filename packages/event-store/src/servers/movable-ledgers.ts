import { rowsOf } from '../db.js';
import { home } from '../ledger-elsewhere.js';
import { bringMost } from './catch-up.js';
import { LedgerMove, MoveRefused, type MoveServices } from './ledger-move.js';
import { claim, type HeadThere, headOn } from './move-heads.js';
import { MovedByOthers, underMoveLocks } from './move-locks.js';

/** So long a ledger stays where it was brought for a decision, in milliseconds: it is often needed there again. */
const STAY_MS = 5_000;

/** A copy that lacks more events than this is brought closer before the ledger has to come. */
const FAR_EVENTS = 200;

interface Head extends HeadThere {
  readonly ledger: number;
}

/**
 * Brings ledgers home again that were brought to a server for a decision a while ago: what is away with a server that fails is
 * little, and a server that decides nothing else is left by them. @returns the ledgers that came home
 */
export async function bringMovablesHome(services: MoveServices, stayMs = STAY_MS): Promise<number[]> {
  const { servers } = services;
  const away = await rowsOf<{ ledger: number; server: string }>(
    servers.homePool,
    `select ledger, server from log.head h where server is not null and not exists (
       select from log.moves m where m.ledger = h.ledger
         and coalesce(m.opened_at, m.began_at) > clock_timestamp() - make_interval(secs => $1 / 1000.0)) order by ledger`,
    [stayMs],
  );
  const silent = new Set<string>();
  const came: number[] = [];
  for (const { ledger, server } of away.filter((one) => servers.isMovable(one.ledger))) {
    if (silent.has(server)) continue;
    try {
      await new LedgerMove(services, ledger).bring(home);
      came.push(ledger);
    } catch (err) {
      // somebody who needs it has it
      if (err instanceof MoveRefused) continue;
      silent.add(server);
      services.logger.warn({ err, ledger, server }, 'A ledger cannot be brought home now');
    }
  }
  return came;
}

/** Keeps a copy of movable ledgers close on each server that decides others, so that bringing one there takes no time. */
export async function keepMovablesClose(services: MoveServices): Promise<void> {
  const heads = await headsAtHome(services);
  const deciding = new Set(
    heads.filter(({ ledger }) => !services.servers.isMovable(ledger)).map(({ server }) => server),
  );
  for (const server of deciding) {
    if (server === null) continue;
    await copyMovables(services, server).catch((err: unknown) =>
      services.logger.warn({ err, server }, 'Ledgers cannot be copied ahead now'),
    );
  }
}

/** Copies to a server what movable ledgers at home have and it lacks. They are decided at home as before. */
export async function copyMovables(services: MoveServices, server: string): Promise<void> {
  const { servers } = services;
  const heads = await headsAtHome(services);
  const there = await rowsOf<Head>(
    servers.poolOf(server),
    'select ledger, position, token, server from log.head where ledger = any($1)',
    [heads.map(({ ledger }) => ledger)],
  );
  const copies = new Map(there.map((copy) => [copy.ledger, copy.position]));
  for (const { ledger, position } of heads.filter((one) => one.server === null && servers.isMovable(one.ledger))) {
    const copied = copies.get(ledger) ?? (await follow(services, ledger, server));
    if (position - copied > FAR_EVENTS) await bringMost(services, { ledger, source: home, target: server });
  }
}

/** The server follows home from now on, unless a mover sees to that. @returns how far it has come */
async function follow({ servers }: MoveServices, ledger: number, server: string): Promise<number> {
  const way = { ledger, source: home, target: server };
  await underMoveLocks({ pool: servers.homePool, ledgers: [ledger], timeoutMs: 0 }, async () => {
    if (!(await headOn(servers.poolOf(server), ledger))) await claim(servers.poolOf(server), way);
  }).catch((error: unknown) => {
    if (!(error instanceof MovedByOthers)) throw error;
  });
  return 0;
}

const headsAtHome = ({ servers }: MoveServices): Promise<Head[]> =>
  rowsOf<Head>(servers.homePool, 'select ledger, position, token, server from log.head order by ledger');
