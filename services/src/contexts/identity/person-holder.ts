import { Injectable } from '@nestjs/common';
import type { PersonEntry } from '@northlight/contracts';
import { Clock } from '../../platform/kernel/clock.js';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import { auditPersonalData } from '../../platform/log-schema/log-personal-data.js';
import {
  isTheirsAt,
  type Person,
  presentEmails,
  type WrittenAddress,
  writtenAddresses,
} from '../../platform/privacy/person.js';
import type { PersonHolder, RotationReport } from '../../platform/privacy/person-holder.js';
import { accountView } from './domain/user-view.js';
import { AccountTrail, countedOfEmail } from './persistence/account-trail.js';
import { Authenticators } from './persistence/authenticators.js';
import { FormerEmails } from './persistence/former-emails.js';
import { Links } from './persistence/links.repository.js';
import { PasskeyRows } from './persistence/passkeys.repository.js';
import { identityPersonalData } from './persistence/personal-data.js';
import { Sessions } from './persistence/sessions.repository.js';
import type { UserRow } from './persistence/user.row.js';
import { UsersRepository } from './persistence/users.repository.js';

/** The accounts themselves, with what they leave behind by being used. */
@Injectable()
export class AccountHolder implements PersonHolder {
  readonly keeps = [...identityPersonalData, auditPersonalData];
  readonly isLast = true;

  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly users: UsersRepository,
    private readonly former: FormerEmails,
    private readonly links: Links,
    private readonly sessions: Sessions,
    private readonly passkeys: PasskeyRows,
    private readonly authenticators: Authenticators,
    private readonly trail: AccountTrail,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Also accounts that only typed an address in, or have left it: whoever asks is told that they are there. */
  async find(person: Person): Promise<PersonEntry[]> {
    const own = person.userId === undefined ? null : await this.users.withId(person.userId);
    const addresses = writtenAddresses(person);
    const having = await Promise.all(addresses.map((address) => this.havingInTime(address)));
    const former = (await Promise.all(addresses.map((address) => this.leavingInTime(address)))).flat();
    const accounts = new Map([own, ...having].flatMap((user) => (user ? [[user.id, user]] : [])));
    return [
      ...[...accounts.values()].map(foundAccount),
      ...former
        .filter(({ userId }) => !accounts.has(userId))
        .map(({ userId, until }) => ({
          ...{ kind: 'former address' as const, id: `#${userId}`, at: until.toISOString() },
        })),
    ];
  }

  /** Nothing that opens anything is in it: no password, no token, no session id. */
  async tell(person: Person): Promise<Readonly<Record<string, unknown>>> {
    const user = person.userId === undefined ? null : await this.users.withId(person.userId);
    if (user) return this.exportedAccount(user);
    return { tries: await this.limiter.standing(presentEmails(person).flatMap(countedOfEmail)) };
  }

  async erase(person: Person, at: Date): Promise<number> {
    const former = await this.former.forget(person);
    const user = person.userId === undefined ? null : await this.users.withId(person.userId);
    if (user) await this.users.remove(user, at);
    return former + (user ? 1 : 0);
  }

  giveUp(lostKey: string): Promise<number> {
    return this.authenticators.giveUp(lostKey);
  }

  rewrap(): Promise<RotationReport> {
    return this.authenticators.rewrap();
  }

  unreadable(): Promise<string | undefined> {
    return this.authenticators.unreadable();
  }

  /** Whoever has an address that they left, and got it after that, is somebody else. */
  private async havingInTime(address: WrittenAddress): Promise<UserRow | null> {
    const user = await this.users.withEmail(address.email);
    return user && isTheirsAt(address, user.emailVerifiedAt ?? user.createdAt) ? user : null;
  }

  private async leavingInTime(address: WrittenAddress) {
    return (await this.former.usersWith(address.email)).filter(({ until }) => isTheirsAt(address, until));
  }

  private async exportedAccount(user: UserRow): Promise<Readonly<Record<string, unknown>>> {
    const { id, termsAcceptedAt, termsVersion } = user;
    const at = this.clock.now();
    const sessions = await this.sessions.of(id, '', at);
    const passkeys = await this.passkeys.views(id);
    return {
      account: { ...accountView(user, await this.links.pendingEmail(id, at), at), termsAcceptedAt, termsVersion },
      sessions: sessions.map(({ device, since, seenAt }) => ({ device, since, seenAt })),
      passkeys: passkeys.map(({ name, createdAt, usedAt }) => ({ name, createdAt, usedAt })),
      formerEmails: await this.former.of(id),
      ...(await this.trail.of(user)),
    };
  }
}

function foundAccount({ id, username, createdAt, emailVerifiedAt, deactivatedAt }: UserRow): PersonEntry {
  const status = [
    emailVerifiedAt ? 'email confirmed' : 'email not confirmed',
    ...(deactivatedAt ? ['deactivated'] : []),
  ];
  return { kind: 'account', id: `#${id}`, at: createdAt.toISOString(), status, name: username };
}
