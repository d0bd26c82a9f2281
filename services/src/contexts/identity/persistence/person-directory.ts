import { Injectable } from '@nestjs/common';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { heldAddress, type Person, personUnder } from '../../../platform/privacy/person.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import type { AccountLookup } from '../domain/account-lookup.js';
import { FormerEmails } from './former-emails.js';
import type { UserRow } from './user.row.js';
import { UsersRepository } from './users.repository.js';

/** Finds out who somebody is: which account, and which addresses they have shown to be theirs (docs/adr/0025). */
@Injectable()
export class PersonDirectory {
  constructor(
    private readonly users: UsersRepository,
    private readonly former: FormerEmails,
    private readonly cipher: PersonCipher,
  ) {}

  /** An address belongs to the account that has proven it; one that was only typed in belongs to whoever reads its mail. */
  async who(lookup: AccountLookup): Promise<{ readonly person: Person; readonly user: UserRow | null }> {
    const found = await this.userOf(lookup);
    if (!('email' in lookup)) return { person: found ? await this.ownerOf(found) : { addresses: [] }, user: found };
    const user = found?.emailVerifiedAt ? found : null;
    return { person: user ? await this.ownerOf(user) : personUnder(this.cipher, lookup.email), user };
  }

  /** The same, of whom an account is named only where there is one. @throws {Refusal} USER_NOT_FOUND */
  async mustKnow(lookup: AccountLookup): ReturnType<PersonDirectory['who']> {
    const known = await this.who(lookup);
    if (!('email' in lookup) && !known.user) throw new Refusal('USER_NOT_FOUND');
    return known;
  }

  /** The owner of an account, with every address that it has proven. */
  async ownerOf(user: UserRow): Promise<Person> {
    const { id, email, emailVerifiedAt } = user;
    const former = await this.former.of(id);
    return {
      userId: id,
      accountHashes: this.hashesOf(user),
      addresses: [
        ...(emailVerifiedAt === null ? [] : [heldAddress(this.cipher, email)]),
        ...former.map((one) => heldAddress(this.cipher, one.email, one.until)),
      ],
    };
  }

  /** The owner of the account that was known by one of these hashes. Goes through all accounts. */
  async ownerWith(accountHashes: readonly Buffer[]): Promise<Person | undefined> {
    const wanted = new Set(accountHashes.map((hash) => hash.toString('hex')));
    const isWanted = (hash: Buffer) => wanted.has(hash.toString('hex'));
    const known = wanted.size > 0 ? await this.users.ages() : [];
    const found = known.find((account) => this.hashesOf(account).some(isWanted));
    const user = found && (await this.users.withId(found.id));
    return user ? this.ownerOf(user) : undefined;
  }

  /** An account, told from one that got the same number after a restore. */
  private hashesOf({ id, createdAt }: Pick<UserRow, 'id' | 'createdAt'>): Buffer[] {
    return this.cipher.hashes(`account ${id} of ${createdAt.toISOString()}`);
  }

  private userOf(lookup: AccountLookup): Promise<UserRow | null> {
    if ('account' in lookup) return this.users.withId(lookup.account);
    return 'email' in lookup ? this.users.withEmail(lookup.email) : this.users.withUsername(lookup.username);
  }
}
