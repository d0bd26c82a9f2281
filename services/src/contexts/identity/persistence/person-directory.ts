import { Injectable } from '@nestjs/common';
import { heldAddress, type Person, personUnder } from '../../../platform/privacy/person.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import type { AskedFor } from '../domain/asked-for.js';
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
  async who(asked: AskedFor): Promise<{ readonly person: Person; readonly user: UserRow | null }> {
    const found = await this.userOf(asked);
    if (!('email' in asked)) return { person: found ? await this.ownerOf(found) : { addresses: [] }, user: found };
    const user = found?.emailVerifiedAt ? found : null;
    return { person: user ? await this.ownerOf(user) : personUnder(this.cipher, asked.email), user };
  }

  /** The owner of an account, with every address that it has proven. */
  async ownerOf({ id, email, emailVerifiedAt, createdAt }: UserRow): Promise<Person> {
    const former = await this.former.of(id);
    return {
      userId: id,
      accountHashes: this.cipher.hashes(`account ${id} of ${createdAt.toISOString()}`),
      addresses: [
        ...(emailVerifiedAt === null ? [] : [heldAddress(this.cipher, email)]),
        ...former.map((one) => heldAddress(this.cipher, one.email, one.until)),
      ],
    };
  }

  private userOf(asked: AskedFor): Promise<UserRow | null> {
    if ('account' in asked) return this.users.withId(asked.account);
    return 'email' in asked ? this.users.withEmail(asked.email) : this.users.withUsername(asked.username);
  }
}
