import { Injectable } from '@nestjs/common';

/** Which of these accounts a room keeps something of. */
type Use = (userIds: readonly number[]) => Promise<readonly number[]>;

/** What other rooms need accounts for; each adds its own as its module starts. */
@Injectable()
export class AccountUses {
  private readonly uses: Use[] = [];

  add(use: Use): void {
    this.uses.push(use);
  }

  /** Those of these accounts on which nothing hangs. */
  async free(userIds: readonly number[]): Promise<number[]> {
    const used = new Set((await Promise.all(this.uses.map((use) => use(userIds)))).flat());
    return userIds.filter((id) => !used.has(id));
  }
}
