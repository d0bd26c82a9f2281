import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PersonEntry } from '@northlight/contracts';
import pg from 'pg';
import {
  EraseAgain,
  ErasePerson,
  FindPerson,
  parseAccountLookup,
  SecondFactors,
  TellPerson,
  UsersRepository,
} from '../../contexts/identity/index.js';
import { noteChange } from '../../platform/audit/note-change.js';
import { bootstrap } from '../../platform/http/lifecycle.js';
import { Refusal } from '../../platform/kernel/refusal.js';
import { logger } from '../../platform/observability/logger.js';
import { withContext } from '../../platform/observability/request-context.js';
import { ErasureLog } from '../../platform/privacy/erasure-log.js';
import { Erasures } from '../../platform/privacy/erasures.js';
import { PersonHolders } from '../../platform/privacy/person-holders.js';
import { complain, complainsOfOptions } from './complain.js';
import { ToolsModule } from './tools.module.js';

const usage = `The persons behind accounts, bookings, orders, messages, vouchers, franchise inquiries and the newsletter.
Whom: an e-mail, a username, or "#" and the number of an account (docs/how-to/erase-a-person.md).

  npm run persons -- find ann@example.com     what is kept of somebody: a line each
  npm run persons -- export ann@example.com   all of it as JSON (docs/how-to/answer-a-request-of-access.md)
  npm run persons -- erase ann@example.com    forgets account, name, e-mail, phone and messages; bookings, orders and stock stay
  npm run persons -- erased > erased.jsonl    who was erased, by keyed hashes: keep it apart from backups
  npm run persons -- erase-again erased.jsonl after a restore: erases again whoever was erased since the backup
  npm run persons -- rewrap                   after a new PERSON_KEY: moves every person to it
  npm run persons -- give-up 1a2b3c4d         forgets all whose keys a lost PERSON_KEY wrapped
  npm run persons -- reset-second-factor ann  lets an account in by its password alone (docs/how-to/let-in-after-a-lost-phone.md)`;

type Tool = (app: INestApplicationContext, about: string) => Promise<string>;

const commands = (app: INestApplicationContext): CommandBus => app.get(CommandBus, { strict: false });
const holders = (app: INestApplicationContext): PersonHolders => app.get(PersonHolders, { strict: false });

const forgotten = (count: number, hadAccount = false): string =>
  count === 0
    ? 'Nobody was found.'
    : `Forgotten: ${count} entries${hadAccount ? ', the account among them' : ''}. Bookings, orders and stock stay.`;

const lineOf = ({ kind, id, at, venueId, guests, status = [], name }: PersonEntry): string =>
  [`${kind}: ${id}`, at, venueId && `venue ${venueId}`, guests && `${guests} guests`, ...status, name]
    .filter(Boolean)
    .join('  ');

const tools: Readonly<Record<string, Tool>> = {
  find: async (app, whom) => {
    const { entries } = await app.get(QueryBus, { strict: false }).execute(new FindPerson(whom));
    await noteChange(app.get(pg.Pool, { strict: false }), {
      ...{ room: 'booking', what: 'searched', at: new Date(), subject: { kind: 'persons', id: 'all', name: '' } },
      new: { by: Object.keys(parseAccountLookup(whom)) },
    });
    const lines = entries.length > 0 ? entries.map(lineOf) : ['Nobody was found.'];
    return [...lines, ...(await unreadable(app))].join('\n');
  },
  export: async (app, whom) => {
    const data = await commands(app).execute(new TellPerson(whom));
    for (const line of await unreadable(app)) complain(line);
    return JSON.stringify(data, undefined, 2);
  },
  erase: async (app, whom) => {
    tellsInLog();
    const { erased, hadAccount } = await commands(app).execute(new ErasePerson(whom));
    return forgotten(erased, hadAccount);
  },
  erased: async (app) => {
    const lines = await app.get(ErasureLog, { strict: false }).lines();
    return lines.map((line) => JSON.stringify(line)).join('\n');
  },
  'erase-again': async (app, file) => {
    tellsInLog();
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{'));
    const again = new EraseAgain(lines.map((line) => JSON.parse(line)));
    const { erasings, erased, refused } = await commands(app).execute(again);
    for (const why of refused) complain(`Could not be done again: ${why}`);
    return `Done again: ${erasings} of ${lines.length} erasings, ${erased} entries. The others were known.`;
  },
  rewrap: async (app) => {
    const { moved, unreadable: lost } = await holders(app).rewrap();
    if (lost > 0) process.exitCode = 1;
    return `${moved} persons moved to the present key; ${lost} cannot be read with the keys at hand.`;
  },
  'give-up': async (app, lostKey) => {
    tellsInLog();
    return forgotten(await app.get(Erasures, { strict: false }).giveUp(lostKey));
  },
  'reset-second-factor': async (app, username) => {
    const account = await app.get(UsersRepository, { strict: false }).withUsername(username);
    await app.get(SecondFactors, { strict: false }).reset(account);
    return `${username} signs in with the password alone now, and was told so by mail.`;
  },
};

/** Commands are quiet, but that somebody was forgotten is a line of the log wherever it is done. */
function tellsInLog(): void {
  logger.level = 'info';
}

/** Those whom the keys at hand do not reach may be the one who is asked for. */
async function unreadable(app: INestApplicationContext): Promise<string[]> {
  const reason = await holders(app).unreadable();
  if (reason !== undefined) process.exitCode = 1;
  return reason === undefined ? [] : [reason];
}

await bootstrap(async () => {
  const [name = '', about = ''] = process.argv.slice(2);
  if (complainsOfOptions([name, about])) return;
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (!tool || (!['rewrap', 'erased'].includes(name) && !about)) {
    console.log(usage);
    return;
  }
  const app = await NestFactory.createApplicationContext(ToolsModule, { logger: ['error', 'warn'] });
  await withContext({ requestId: randomUUID(), actor: 'operator' }, () => tool(app, about))
    .then((answer) => console.log(answer), tellWhy)
    .finally(() => app.close());
});

function tellWhy(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
  complain([error.message, error.cause instanceof Error ? error.cause.message : ''].join(' ').trim());
}
