import { Injectable } from '@nestjs/common';
import type { Db } from '../../../platform/database/db.js';
import { enqueueJob } from '../../../platform/queues/enqueue-job.js';
import { accountJobs } from '../queues/accounts.queue.js';
import { Links } from './links.repository.js';

interface PasswordChange {
  readonly userId: number;
  readonly passwordHash: string;
  readonly at: Date;
}

/**
 * Gives an account another password. Every session of it ends, those that are just beginning too, and every link that was
 * asked for under the old one.
 */
@Injectable()
export class PasswordChanges {
  constructor(private readonly links: Links) {}

  /** @returns the version of the password that a session must know from now on */
  async make({ userId, passwordHash, at }: PasswordChange, db: Db): Promise<number> {
    const { rows } = await db.query<{ version: number }>(
      `update identity.users set password_hash = $2, password_version = password_version + 1 where id = $1
       returning password_version as version`,
      [userId, passwordHash],
    );
    await db.query("delete from identity.sessions where sess ->> 'userId' = $1::text", [userId]);
    await this.links.endRequests(userId, db);
    const { rows: jobs } = await db.query<{ nr: number }>("select nextval('identity.mail_numbers')::int as nr");
    const job = { number: jobs[0]?.nr ?? 0, payload: { userId }, at };
    await enqueueJob({ kind: accountJobs.mailPasswordChanged, ...job }, db);
    return rows[0]?.version ?? 0;
  }
}
