import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { Bookings } from '../../contexts/booking/index.js';
import { logLines } from '../../platform/event-store/log-lines.js';
import { LogReader } from '../../platform/event-store/log-reader.js';
import { startWell } from '../../platform/http/lifecycle.js';
import { ToolsModule } from './tools.module.js';

const usage = `The event log, readable by a person.

  npm run events -- --booking NL-7K4M2QXD      the story of a booking
  npm run events -- --stream slot/1-1-         the streams that begin so
  npm run events -- --ledger 1 --after 8000    a venue's ledger, after a position
  also: --limit 200, --zone America/New_York`;

const options = {
  booking: { type: 'string' },
  stream: { type: 'string' },
  ledger: { type: 'string' },
  after: { type: 'string' },
  limit: { type: 'string' },
  zone: { type: 'string' },
} as const;

const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));

await startWell(async () => {
  const asked = parseArgs({ options }).values;
  if (Object.keys(asked).length === 0) {
    console.log(usage);
    return;
  }
  const app = await NestFactory.createApplicationContext(ToolsModule, { logger: ['error', 'warn'] });
  const { stream, after, limit } = asked;
  const booking = asked.booking && (await app.get(Bookings, { strict: false }).findByReference(asked.booking));
  const about = booking
    ? { ledger: booking.venueId, stream: `booking/${booking.id}`, bookingId: booking.id }
    : { stream };
  const question = { ledger: number(asked.ledger), ...about, after: number(after), limit: number(limit) };
  const rows = asked.booking && !booking ? [] : await app.get(LogReader, { strict: false }).read(question);
  const zone = asked.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const line of logLines(rows, zone)) console.log(line);
  console.log(rows.length === 0 ? 'Nothing in the log answers to that.' : `${rows.length} events; times in ${zone}.`);
  await app.close();
});
