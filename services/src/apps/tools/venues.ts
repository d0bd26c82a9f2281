import { EventTypes, Projections } from '@northlight/event-store';
import { copyMovables, LedgerMove, LedgerRemains, LedgerServers, MoveRefused } from '@northlight/event-store/servers';
import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { Settings } from '../../platform/config/settings.js';
import { createPool, UNLIMITED } from '../../platform/database/database.js';
import { openServers } from '../../platform/event-store/ledger-servers.js';
import { bootstrap } from '../../platform/http/lifecycle.js';
import { logger } from '../../platform/observability/logger.js';
import { alignedLines } from './aligned-lines.js';
import { complain } from './complain.js';
import { ToolsModule } from './tools.module.js';

const usage = `On which PostgreSQL servers venues are decided (docs/how-to/move-a-venue.md).

  npm run venues -- list                         where each venue is, and how far behind its copy at home; then the
                                                 ledgers of gift cards and the like that are not at home just now
  npm run venues -- move <venue> --to <server>   moves a venue while it sells; run again, it goes on where it stopped
  npm run venues -- take-back <venue>            ends a move before the new server sells
  npm run venues -- compare <venue> --at <server>  compares what a venue left on a server, row for row
  npm run venues -- clear <venue> --at <server>    deletes it, once it was compared

A ledger of gift cards and the like (-3) can be named instead of a venue.`;

/** What a command was given. */
interface Asked {
  readonly venue: number;
  readonly server: string;
}

interface Tool {
  readonly servers: LedgerServers;
  readonly home: pg.Pool;
  readonly types: EventTypes;
  readonly projections: Projections;
}

const commands: Readonly<Record<string, (tool: Tool, asked: Asked) => Promise<void>>> = {
  list,
  move,
  'take-back': takeBack,
  compare,
  clear,
};

await bootstrap(async () => {
  const [command = '', ...args] = process.argv.slice(2);
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  const asked = readArgs(args);
  if (!run || !asked || (command !== 'list' && Number.isNaN(asked.venue))) {
    console.log(usage);
    return;
  }
  const app = await NestFactory.createApplicationContext(ToolsModule, { logger: ['error', 'warn'] });
  await withTool(app, (tool) => run(tool, asked));
  await app.close();
});

function readArgs([venue = '', ...options]: readonly string[]): Asked | undefined {
  const [name = '', server = '', ...more] = options;
  if (more.length > 0 || !['', '--to', '--at'].includes(name)) return undefined;
  return { venue: /^-?\d{1,9}$/.test(venue) ? Number(venue) : Number.NaN, server };
}

/** Copies take what they take: connections of their own, without the limits of requests. */
async function withTool(app: INestApplicationContext, work: (tool: Tool) => Promise<void>): Promise<void> {
  const settings = app.get(Settings, { strict: false });
  const home = createPool(settings, { max: 4, ...UNLIMITED, lockMs: 3_000 });
  const { servers, close } = openServers(settings, home, { max: 4, ...UNLIMITED, lockMs: 3_000 });
  const [types, projections] = [app.get(EventTypes, { strict: false }), app.get(Projections, { strict: false })];
  try {
    await work({ servers, home, types, projections });
  } catch (error) {
    if (!(error instanceof MoveRefused)) throw error;
    complain(error.message);
  } finally {
    await close();
    await home.end();
  }
}

interface ListedVenue {
  readonly ledger: number;
  readonly position: number;
  readonly server: string;
  readonly moves: number;
}

async function list({ servers, home }: Tool): Promise<void> {
  const { rows } = await home.query<ListedVenue>(
    `select ledger, position, coalesce(server, 'home') as server,
       (select count(*)::int from log.moves m where m.ledger = head.ledger and opened_at is not null) as moves
     from log.head where ledger <> 0 order by ledger < 0, abs(ledger)`,
  );
  const lines = [['venue', 'server', 'moves', 'events', 'not at home yet', '']];
  for (const row of rows) {
    const line = await lineOf(row, servers);
    if (!servers.isMovable(row.ledger) || row.server !== 'home' || line.at(-1) !== '') lines.push(line);
  }
  for (const line of alignedLines(lines)) console.log(line);
}

async function lineOf({ ledger, position, server, moves }: ListedVenue, servers: LedgerServers): Promise<string[]> {
  const deciding = new Map<string, number>();
  const silent: string[] = [];
  for (const name of servers.names) {
    const found = await servers
      .poolOf(name)
      .query<{ position: number }>('select position from log.head where ledger = $1 and server is null', [ledger])
      .catch(() => undefined);
    if (!found) silent.push(name);
    for (const there of found?.rows ?? []) deciding.set(name, there.position);
  }
  const events = deciding.get(server) ?? position;
  const counts = [moves, events, events - position].map(String);
  return [String(ledger), server, ...counts, noteOn([...deciding.keys()], silent)];
}

/** More than one server that decides, or none: what a person has to look at. */
function noteOn(deciding: readonly string[], silent: readonly string[]): string {
  if (deciding.length > 1) return `decided on ${deciding.join(' and ')}: stop both and compare them`;
  if (silent.length > 0) return `${silent.join(' and ')} does not answer`;
  return deciding.length === 0 ? 'on its way: run its move again, or take it back' : '';
}

async function move(tool: Tool, { venue, server }: Asked): Promise<void> {
  // its bookings take along ledgers of gift cards and the like: then there is little to copy
  if (server !== 'home') await copyMovables({ ...tool, logger }, server);
  const onStep = (step: string) => console.log(`  ${step}`);
  const moved = await new LedgerMove({ ...tool, logger, onStep }, venue).to(server);
  console.log(
    `Venue ${venue} is decided on ${server} now: ${moved.position} events, nobody could write for ${Math.round(moved.pauseMs)} ms.`,
  );
}

async function takeBack(tool: Tool, { venue }: Asked): Promise<void> {
  await new LedgerMove({ ...tool, logger }, venue).takeBack();
  console.log(`Venue ${venue} stays where it was.`);
}

async function compare(tool: Tool, { venue, server }: Asked): Promise<void> {
  const { events, differing } = await new LedgerRemains(tool, venue).compare(server);
  if (differing.length > 0) complain(`${differing.length} of ${events} events differ, the first at ${differing[0]}.`);
  else console.log(`All ${events} events of venue ${venue} on ${server} are the same where it is decided.`);
}

async function clear(tool: Tool, { venue, server }: Asked): Promise<void> {
  const { events } = await new LedgerRemains(tool, venue).clear(server);
  console.log(`Deleted ${events} events of venue ${venue} on ${server}, and what was made of them.`);
}
