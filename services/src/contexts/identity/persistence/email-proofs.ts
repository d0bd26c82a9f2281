import { Injectable } from '@nestjs/common';
import type { Db } from '../../../platform/database/db.js';
import { enqueueJob } from '../../../platform/queues/enqueue-job.js';
import { accountJobs } from '../queues/accounts.queue.js';
import { FormerEmails } from './former-emails.js';
import { Links, type OwnedLink } from './links.repository.js';
import { UsersRepository } from './users.repository.js';

interface Wanted {
  readonly userId: number;
  /** The address to be proven. */
  readonly email: string;
  /** The present address, when the one to be proven is to replace it, and whether it was proven itself. */
  readonly insteadOf?: { readonly email: string; readonly isProven: boolean };
  readonly at: Date;
}

/** Asks the owner of an account, by mail, to prove that they read an address, and takes the proof. */
@Injectable()
export class EmailProofs {
  constructor(
    private readonly links: Links,
    private readonly users: UsersRepository,
    private readonly former: FormerEmails,
  ) {}

  /** Of two addresses that wait for their proof only the latter counts. @param db what it belongs to */
  async ask({ userId, email, insteadOf, at }: Wanted, db: Db): Promise<void> {
    if (insteadOf !== undefined) await this.links.endAll(userId, db, 'verify-email');
    const otherEmail = insteadOf === undefined ? {} : { otherEmail: insteadOf.email };
    const link = await this.links.make({ userId, purpose: 'verify-email', email, ...otherEmail, at }, db);
    await enqueueJob({ kind: accountJobs.mailVerification, number: link.nr, payload: { linkId: link.id }, at }, db);
    if (insteadOf === undefined) return;
    // a proven address can take the change back, confirmed or not: who asked for it knew only the password
    const undo = { userId, purpose: 'undo-email-change', email: insteadOf.email, otherEmail: email, at } as const;
    const { id, nr } = insteadOf.isProven ? await this.links.make(undo, db) : link;
    await enqueueJob({ kind: accountJobs.mailEmailChange, number: nr, payload: { linkId: id }, at }, db);
  }

  /** The address of the mail is the proven one of its account. @throws {Refusal} EMAIL_TAKEN */
  async prove({ userId, email, nr, purpose }: OwnedLink, at: Date, db: Db): Promise<void> {
    // an address that somebody else had put there is not kept
    if (purpose !== 'undo-email-change') await this.former.leave({ userId, email, at }, db);
    await this.former.remove({ userId, email }, db);
    await this.users.proveEmail({ userId, email, at }, db);
    await enqueueJob({ kind: accountJobs.emailVerified, number: nr, payload: { userId }, at }, db);
  }

  /** The same by a link that was meant for something else, unless the account has another address by now. */
  async proveUnproven(link: OwnedLink, at: Date, db: Db): Promise<void> {
    const { rowCount } = await db.query(
      'select from identity.users where id = $1 and email = $2 and email_verified_at is null',
      [link.userId, link.email],
    );
    if (rowCount) await this.prove(link, at, db);
  }
}
