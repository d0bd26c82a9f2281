import { Injectable } from '@nestjs/common';
import type { Db } from '../../platform/database/db.js';

/** What accounts are called, for those who write it beside what was done. */
@Injectable()
export class AccountNames {
  /**
   * The name of an account that stays at least as long as the transaction: what is written there is there when the account
   * is deleted, and forgotten with it. Undefined where the account is gone.
   */
  async of(userId: number, db: Db): Promise<string | undefined> {
    const { rows } = await db.query<{ username: string }>(
      'select username from identity.users where id = $1 for key share',
      [userId],
    );
    return rows[0]?.username;
  }
}
