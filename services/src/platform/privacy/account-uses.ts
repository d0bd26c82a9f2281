import { Injectable } from '@nestjs/common';

/** What other rooms need accounts for; each adds its own as its module starts. */
@Injectable()
export class AccountUses {
  private readonly uses: string[] = [];

  /** @param users a select of `user_id`: the accounts that a room keeps something of */
  add(users: string): void {
    this.uses.push(users);
  }

  /** A condition, so that one statement asks and deletes: nothing hangs on this account. @param user an expression */
  noneOf(user: string): string {
    const none = this.uses.map((users) => `not exists (select from (${users}) used where used.user_id = ${user})`);
    return ['true', ...none].join(' and ');
  }
}
