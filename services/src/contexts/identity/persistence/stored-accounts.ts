import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/kernel/clock.js';
import type { AccountFacts, Accounts, LinkFacts } from '../domain/accounts.js';
import { earliestToday } from '../domain/plan.js';
import { isOwned, Links } from './links.repository.js';
import { UsersRepository } from './users.repository.js';

/** Answers other rooms from the tables of this one. */
@Injectable()
export class StoredAccounts implements Accounts {
  constructor(
    private readonly users: UsersRepository,
    private readonly links: Links,
    private readonly clock: Clock,
  ) {}

  async account(userId: number): Promise<AccountFacts | undefined> {
    const user = await this.users.withId(userId);
    if (!user) return undefined;
    const { id, username, email, emailVerifiedAt } = user;
    return { id, username, email, emailVerified: emailVerifiedAt !== null };
  }

  activeMembers(): Promise<number> {
    return this.users.countMembers(earliestToday(this.clock.now()));
  }

  async link(linkId: string): Promise<LinkFacts | undefined> {
    const link = await this.links.find(linkId);
    const user = isOwned(link) ? await this.users.withId(link.userId) : null;
    if (!user || !link || link.usedAt !== null || link.expiresAt <= this.clock.now()) return undefined;
    const token = this.links.tokenOf(link);
    if (!token) return undefined;
    const { email, otherEmail } = link;
    return {
      username: user.username,
      email,
      canUndo: link.purpose === 'undo-email-change',
      otherEmail: otherEmail ?? undefined,
      isTaken: await this.users.isEmailTaken(email, user.id),
      token,
    };
  }
}
