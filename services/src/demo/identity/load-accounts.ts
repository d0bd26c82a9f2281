import type { INestApplicationContext } from '@nestjs/common';
import { PasswordHashes, UsersRepository } from '../../contexts/identity/index.js';
import { Clock } from '../../platform/kernel/clock.js';
import { type DemoPerson, demoAdmin, demoPeople, randomPassword } from './people.js';

/** A demo account that was just made; its password is known here and nowhere else. */
export interface DemoAccount {
  readonly username: string;
  readonly password: string;
}

/**
 * Adds the people of the demo who are not there yet (decisions.md 5). Who is there keeps their password.
 * @returns the accounts that were made in this run, with their passwords, to be shown once
 */
export async function loadAccounts(
  app: INestApplicationContext,
  { withAdmin }: { readonly withAdmin: boolean },
): Promise<readonly DemoAccount[]> {
  const users = app.get(UsersRepository, { strict: false });
  const made: DemoAccount[] = [];
  for (const person of demoPeople(app.get(Clock, { strict: false }).now()))
    if (!(await users.withUsername(person.username))) made.push(await make(app, person));
  if (withAdmin && !(await users.adminExists())) made.push(await make(app, demoAdmin, true));
  return made;
}

/** The accounts of demo people who are there, by their names: for what belongs to somebody. */
export async function accountIds(app: INestApplicationContext): Promise<ReadonlyMap<string, number>> {
  const users = app.get(UsersRepository, { strict: false });
  const people = demoPeople(app.get(Clock, { strict: false }).now());
  const found = await Promise.all(people.map(({ username }) => users.withUsername(username)));
  return new Map(found.flatMap((user) => (user ? [[user.username, user.id] as const] : [])));
}

async function make(app: INestApplicationContext, person: DemoPerson, isAdmin = false): Promise<DemoAccount> {
  const users = app.get(UsersRepository, { strict: false });
  const now = app.get(Clock, { strict: false }).now();
  const password = randomPassword();
  const user = {
    ...person,
    email: `${person.username}@example.com`,
    passwordHash: await app.get(PasswordHashes, { strict: false }).make(password),
    emailVerifiedAt: now,
    createdAt: now,
  };
  await (isAdmin ? users.addFirstAdmin(user) : users.add(user));
  return { username: person.username, password };
}
