import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/kernel/clock.js';
import { PasswordHashes } from '../../persistence/password-hashes.js';
import { UsersRepository } from '../../persistence/users.repository.js';
import { type DemoPerson, demoAdmin, demoPeople, randomPassword } from './demo-people.js';

/** A demo account that was just made; its password is known here and nowhere else. */
export interface DemoAccount {
  readonly username: string;
  readonly password: string;
}

/** Adds the people of the demo who are not there yet (decisions.md 5). Who is there keeps their password. */
@Injectable()
export class IdentityDemo {
  constructor(
    private readonly users: UsersRepository,
    private readonly hashes: PasswordHashes,
    private readonly clock: Clock,
  ) {}

  /** @returns the accounts that were made in this run, with their passwords, to be shown once */
  async load({ withAdmin }: { readonly withAdmin: boolean }): Promise<readonly DemoAccount[]> {
    const made: DemoAccount[] = [];
    for (const person of demoPeople(this.clock.now())) {
      if (!(await this.users.withUsername(person.username))) made.push(await this.make(person));
    }
    if (withAdmin && !(await this.users.adminExists())) made.push(await this.make(demoAdmin, true));
    return made;
  }

  /** The accounts of demo people who are there, by their names: for rooms whose demo belongs to somebody. */
  async ids(): Promise<ReadonlyMap<string, number>> {
    const people = demoPeople(this.clock.now()).map(({ username }) => this.users.withUsername(username));
    return new Map((await Promise.all(people)).flatMap((user) => (user ? [[user.username, user.id] as const] : [])));
  }

  private async make(person: DemoPerson, isAdmin = false): Promise<DemoAccount> {
    const password = randomPassword();
    const user = {
      ...person,
      email: `${person.username}@example.com`,
      passwordHash: await this.hashes.make(password),
      emailVerifiedAt: this.clock.now(),
      createdAt: this.clock.now(),
    };
    await (isAdmin ? this.users.addFirstAdmin(user) : this.users.add(user));
    return { username: person.username, password };
  }
}
