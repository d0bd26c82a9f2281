import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import pg from 'pg';
import { Bookings, ErasePerson, RewrapKeys, unreadablePersons } from '../../contexts/booking/index.js';
import { SecondFactors, UsersRepository } from '../../contexts/identity/index.js';
import { noteChange } from '../../platform/audit/note-change.js';
import { bootstrap } from '../../platform/http/lifecycle.js';
import { Refusal } from '../../platform/kernel/refusal.js';
import { withContext } from '../../platform/observability/request-context.js';
import { PersonCipher } from '../../platform/privacy/person-cipher.js';
import { PersonHolders } from '../../platform/privacy/person-holders.js';
import { complain, complainsOfOptions } from './complain.js';
import { ToolsModule } from './tools.module.js';

const usage = `The persons behind bookings, orders, messages, franchise inquiries and the newsletter (docs/how-to/erase-a-person.md).

  npm run persons -- find ann@example.com     what is kept under an e-mail: bookings, orders, messages, inquiries, newsletter
  npm run persons -- erase ann@example.com    forgets name, e-mail, phone and messages; bookings, orders and stock stay
  npm run persons -- rewrap                   after a new PERSON_KEY: moves every person to it
  npm run persons -- give-up 1a2b3c4d         forgets all whose keys a lost PERSON_KEY wrapped
  npm run persons -- reset-second-factor ann  lets an account in by its password alone (docs/how-to/let-in-after-a-lost-phone.md)`;

type Tool = (app: INestApplicationContext, about: string) => Promise<string>;

const execute = (app: INestApplicationContext, command: ErasePerson): Promise<number> =>
  app.get(CommandBus, { strict: false }).execute(command);

const forgotten = (count: number): string =>
  count === 0
    ? 'Nobody was found.'
    : `Forgotten: ${count} entries of bookings, waitlists, orders, messages, inquiries and the newsletter. Bookings, orders and stock stay.`;

const tools: Readonly<Record<string, Tool>> = {
  find: async (app, email) => {
    const bookings = await app.get(Bookings, { strict: false }).findByEmail(email);
    const lines: string[] = [];
    for (const { id, reference, venueId, date, time, tickets, status, customer } of bookings) {
      lines.push(
        `${reference}  venue ${venueId}  ${date} ${time}  ${tickets} tickets  ${status}  ${customer?.name ?? ''}`,
      );
      for (const { text } of await app.get(Bookings, { strict: false }).notes(venueId, id))
        lines.push(`  note: ${text}`);
    }
    const holders = app.get(PersonHolders, { strict: false });
    const kept = [...lines, ...(await holders.find(email))];
    await noteChange(app.get(pg.Pool, { strict: false }), {
      ...{ room: 'booking', what: 'searched', at: new Date(), subject: { kind: 'persons', id: 'all', name: '' } },
      new: { by: ['email'] },
    });
    const ground = [app.get(pg.Pool, { strict: false }), app.get(PersonCipher, { strict: false })] as const;
    const unreadable = [await unreadablePersons(...ground), await holders.unreadable()].filter(Boolean);
    if (unreadable.length > 0) process.exitCode = 1;
    return [...(kept.length > 0 ? kept : ['Nobody was found.']), ...unreadable].join('\n');
  },
  erase: async (app, email) => forgotten(await execute(app, new ErasePerson({ email }))),
  rewrap: async (app) => {
    const { moved, unreadable } = await app.get(CommandBus, { strict: false }).execute(new RewrapKeys());
    if (unreadable > 0) process.exitCode = 1;
    return `${moved} persons moved to the present key; ${unreadable} cannot be read with the keys at hand.`;
  },
  'give-up': async (app, lostKey) => forgotten(await execute(app, new ErasePerson({ lostKey }))),
  'reset-second-factor': async (app, username) => {
    const account = await app.get(UsersRepository, { strict: false }).withUsername(username);
    await app.get(SecondFactors, { strict: false }).reset(account);
    return `${username} signs in with the password alone now, and was told so by mail.`;
  },
};

await bootstrap(async () => {
  const [name = '', about = ''] = process.argv.slice(2);
  if (complainsOfOptions([name, about])) return;
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (!tool || (name !== 'rewrap' && !about)) {
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
