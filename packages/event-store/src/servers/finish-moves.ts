import { rowsOf } from '../db.js';
import { LedgerMove, MoveRefused, type MoveServices } from './ledger-move.js';
import type { Way } from './ledger-servers.js';
import { headOn } from './move-heads.js';

/**
 * Finishes the moves whose mover died after it had closed the source: until then nobody can write to their ledgers. One
 * that is still copying is left to whoever began it. @returns the ledgers that were opened
 */
export async function finishMoves(services: MoveServices): Promise<number[]> {
  const { servers } = services;
  const begun = await rowsOf<Way>(
    servers.homePool,
    'select ledger, source, target from log.moves where opened_at is null and taken_back_at is null',
  );
  const finished: number[] = [];
  for (const way of begun) if (await isFinished(services, way)) finished.push(way.ledger);
  return finished;
}

async function isFinished(services: MoveServices, { ledger, source, target }: Way): Promise<boolean> {
  try {
    const head = await headOn(services.servers.poolOf(source), ledger);
    if (head?.server !== target) return false;
    await new LedgerMove(services, ledger).to(target);
    return true;
  } catch (error) {
    // its mover lives, or a server is away: it is looked again
    if (!(error instanceof MoveRefused)) services.logger.warn({ err: error, ledger }, 'A move cannot be finished now');
    return false;
  }
}
