import { EventTypes, Projections, StreamSnapshots, UnreadableEvent, verifySnapshots } from '@northlight/event-store';
import { Followers } from '@northlight/event-store/consume';
import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { bootstrap } from '../../platform/http/lifecycle.js';
import { alignedLines } from './aligned-lines.js';
import { complain, complainsOfOptions } from './complain.js';
import { ToolsModule } from './tools.module.js';

const usage = `Who follows the event log: projections in the commit of the events, subscriptions after it.

  npm run projections -- status            where each of them stands
  npm run projections -- rebuild <name>    builds a projection anew from the log, while the site runs
  npm run projections -- verify [name]     replays the log and compares row for row
  npm run projections -- parked            events that a subscription could not take
  npm run projections -- replay <subscription> [ledger:position]
                                           has the worker take them again`;

type Args = readonly (string | undefined)[];

const projectionsOf = (app: INestApplicationContext) => app.get(Projections, { strict: false });
const followersOf = (app: INestApplicationContext) => app.get(Followers, { strict: false });

const commands: Readonly<Record<string, (app: INestApplicationContext, args: Args) => Promise<void>>> = {
  status,
  rebuild,
  verify,
  parked,
  replay,
};

await bootstrap(async () => {
  const [command = '', ...args] = process.argv.slice(2);
  if (complainsOfOptions([command, ...args])) return;
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run || (['rebuild', 'replay'].includes(command) && !args[0])) {
    console.log(usage);
    return;
  }
  const app = await NestFactory.createApplicationContext(ToolsModule, { logger: ['error', 'warn'] });
  await run(app, args);
  await app.close();
});

function say(rows: Parameters<typeof alignedLines>[0]): void {
  for (const line of alignedLines(rows)) console.log(line);
}

async function status(app: INestApplicationContext): Promise<void> {
  const versions = await projectionsOf(app).versions();
  const rows = (await followersOf(app).status()).map(({ name, kind, ledger, position, behind, seconds, parked }) => {
    const { has, expects } = versions.get(name) ?? { has: 0, expects: 0 };
    const version = kind === 'inline' ? String(has) : '-';
    const lag = behind === 0 ? '0' : `${behind}, ${seconds.toFixed(1)} s`;
    const notes = has === expects ? '' : `outdated: this program expects version ${expects}, rebuild it`;
    return [name, kind, version, ledger, position, lag, parked, notes];
  });
  say([['name', 'kind', 'version', 'ledger', 'position', 'lag', 'parked', ''], ...rows]);
}

async function rebuild(app: INestApplicationContext, [name = '']: Args): Promise<void> {
  const projections = projectionsOf(app);
  if (!projections.names.includes(name)) return tellUnknown(name, projections);
  try {
    console.log(`${name}: rebuilt from ${await projections.rebuild(name)} events.`);
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    complain(`${error.message}. The rows are as they were.`);
  }
}

async function verify(app: INestApplicationContext, [requested]: Args): Promise<void> {
  const projections = projectionsOf(app);
  if (requested !== undefined && !projections.names.includes(requested)) return tellUnknown(requested, projections);
  for (const [name, found] of await projections.verifyAll(requested === undefined ? undefined : [requested]))
    if (found === 0) console.log(`${name}: equal to the log.`);
    else complain(whatIsWrong(name, found));
  await verifyAllSnapshots(app, requested);
}

/** They belong to no projection. */
async function verifyAllSnapshots(app: INestApplicationContext, requested: string | undefined): Promise<void> {
  if (requested !== undefined) return;
  const [pool, types] = [app.get(pg.Pool, { strict: false }), app.get(EventTypes, { strict: false })];
  for (const plan of app.get(StreamSnapshots, { strict: false }).all) {
    const { count, wrong } = await verifySnapshots(plan, { db: pool, types });
    for (const { ledger, stream } of wrong)
      complain(
        `${plan.name}: ${stream} of ledger ${ledger} is not what its events make. Delete its row in log.snapshots.`,
      );
    if (wrong.length === 0) console.log(`${plan.name}: ${count}, equal to the log.`);
  }
}

function whatIsWrong(name: string, found: number | UnreadableEvent): string {
  return found instanceof UnreadableEvent ? found.message : `${name}: ${found} rows differ from the log.`;
}

function tellUnknown(name: string, { names }: Projections): void {
  complain(`There is no projection ${name}. There are: ${names.join(', ')}.`);
}

async function parked(app: INestApplicationContext): Promise<void> {
  const events = await followersOf(app).parked();
  const rows = events.map(({ subscription, ledger, position, stream, tries, at, retryAt, error }) => {
    const next = retryAt?.toISOString() ?? (tries === 0 ? 'after another' : 'when replayed');
    return [subscription, `${ledger}:${position}`, stream, tries, at.toISOString(), next, error];
  });
  if (rows.length === 0) console.log('No event is parked.');
  else say([['subscription', 'event', 'stream', 'tries', 'since', 'next try', 'error'], ...rows]);
}

async function replay(app: INestApplicationContext, [subscription = '', event]: Args): Promise<void> {
  const place = event === undefined ? {} : placeOf(event);
  if (!place) return complain(`${event} names no event: say ledger:position, as in 1:17.`);
  const streams = await followersOf(app).replay({ subscription, ...place });
  if (streams === 0) return complain(`Nothing of ${[subscription, event].filter(Boolean).join(' ')} is parked.`);
  console.log(`The worker will take parked events of ${streams} ${streams === 1 ? 'stream' : 'streams'} again.`);
}

function placeOf(event: string): { readonly ledger: number; readonly position: number } | undefined {
  const [, ledger, position] = /^(-?\d{1,9}):(\d{1,15})$/.exec(event) ?? [];
  return ledger && position ? { ledger: Number(ledger), position: Number(position) } : undefined;
}
