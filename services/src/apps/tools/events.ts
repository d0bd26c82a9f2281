import { LogReader } from '@northlight/event-store/rows';
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Bookings } from '../../contexts/booking/index.js';
import { bootstrap } from '../../platform/http/lifecycle.js';
import { complain } from './complain.js';
import { logLines } from './log-lines.js';
import { printState } from './state-then.js';
import { ToolsModule } from './tools.module.js';

const usage = `The event log, readable by a person.

  npm run events -- --booking NL-7K4M2QXD      the story of a booking
  npm run events -- --stream slot/1-1-         the streams that begin so
  npm run events -- --ledger 1 --after 8000    a venue's ledger, after a position
  also: --limit 200, --zone America/New_York

As it was, the event of that moment or position included:
  npm run events -- --stream slot/1-1-2026-11-28-1430 --at 2026-11-20T15:00Z
  npm run events -- --booking NL-7K4M2QXD --position 8000`;

const options = {
  booking: { type: 'string' },
  stream: { type: 'string' },
  ledger: { type: 'string' },
  after: { type: 'string' },
  limit: { type: 'string' },
  zone: { type: 'string' },
  at: { type: 'string' },
  position: { type: 'string' },
} as const;

type EventsOptions = { readonly [Name in keyof typeof options]?: string };

const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
const limits = ({ after, limit }: EventsOptions) => ({ after: number(after), limit: number(limit) });

await bootstrap(async () => {
  const requested = typed();
  if (typeof requested === 'string') return complain(requested);
  if (Object.keys(requested).length === 0) return console.log(usage);
  const app = await NestFactory.createApplicationContext(ToolsModule, { logger: ['error', 'warn'] });
  await answer(app, requested);
  await app.close();
});

/** @returns what was asked for, or what is wrong with it */
function typed(): EventsOptions | string {
  try {
    const { values } = parseArgs({ options });
    return whatIsWrong(values) ?? values;
  } catch (mistake) {
    return (mistake as Error).message.replaceAll('\n', ' ');
  }
}

/** The ledgers of vouchers are -1 to -8. */
function whatIsWrong({ ledger = '1', after = '0', limit = '1', zone }: EventsOptions): string | undefined {
  if (!/^-?\d{1,9}$/.test(ledger) || ![after, limit].every((text) => /^\d{1,9}$/.test(text)))
    return 'Give --ledger, --after and --limit as whole numbers, as in --ledger 1 --after 8000.';
  if (zone !== undefined && !isZone(zone))
    return `There is no time zone ${zone}: say one as in --zone America/New_York.`;
  return undefined;
}

function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

async function answer(app: INestApplicationContext, options: EventsOptions): Promise<void> {
  const booking = options.booking && (await app.get(Bookings, { strict: false }).findByReference(options.booking));
  const about = booking
    ? { ledger: booking.venueId, stream: `booking/${booking.id}`, field: { name: 'bookingId', value: booking.id } }
    : { stream: options.stream };
  const zone = options.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (options.booking && !booking) console.log('Nothing in the log answers to that.');
  else if (options.at || options.position) await printState(app, about.stream, options);
  else await printEvents(app, { ledger: number(options.ledger), ...about, ...limits(options) }, zone);
}

async function printEvents(
  app: INestApplicationContext,
  question: Parameters<LogReader['read']>[0],
  zone: string,
): Promise<void> {
  const rows = await app.get(LogReader, { strict: false }).read(question);
  for (const line of logLines(rows, zone)) console.log(line);
  console.log(rows.length === 0 ? 'Nothing in the log answers to that.' : `${rows.length} events; times in ${zone}.`);
}
