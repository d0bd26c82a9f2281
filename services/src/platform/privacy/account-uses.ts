import { Injectable } from '@nestjs/common';
import type { Db } from '../database/db.js';

/** Takes the number of an account that goes out of what stays, in the transaction that deletes it. */
type WhenDeleted = (userId: number, db: Db) => Promise<unknown>;

/** What other rooms need accounts for; each adds its own as its module starts. */
@Injectable()
export class AccountUses {
  private readonly uses: string[] = [];
  private readonly whenDeleted: WhenDeleted[] = [];

  /**
   * @param users a select of `user_id`: accounts that are in use by what a room keeps of them
   * @param whenDeleted where it keeps the number of others, too
   */
  add(users: string, whenDeleted?: WhenDeleted): void {
    this.uses.push(users);
    if (whenDeleted) this.whenDeleted.push(whenDeleted);
  }

  /** A condition, so that one statement asks and deletes: nothing hangs on this account. @param user an expression */
  noneOf(user: string): string {
    const none = this.uses.map((users) => `not exists (select from (${users}) used where used.user_id = ${user})`);
    return ['true', ...none].join(' and ');
  }

  /** An account on which nothing hangs was deleted, in this transaction. */
  async tellDeleted(userId: number, db: Db): Promise<void> {
    for (const forget of this.whenDeleted) await forget(userId, db);
  }
}
