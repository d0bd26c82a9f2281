import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { noteChange } from '../../../platform/audit/note-change.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import type { Db } from '../../../platform/event-store/projection.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { leaveJob } from '../../../platform/queues/loose-job.js';
import { freshSecret, stepOf } from '../domain/one-time-code.js';
import { accountJobs } from '../jobs/accounts.queue.js';
import { aboutUser } from './about-user.js';
import { Authenticators } from './authenticators.js';
import { makeRecoveryCodes, useRecoveryCode } from './recovery-codes.js';

interface Whose {
  readonly id: number;
  readonly username: string;
}

interface News {
  readonly kind: string;
  readonly userId: number;
  readonly at: Date;
}

/** What a sign-in needs besides the password: the code of an app, or one of the recovery codes. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly pool: pg.Pool,
    private readonly authenticators: Authenticators,
    private readonly clock: Clock,
  ) {}

  /** A secret for an app; it counts once a code of it was seen. @throws {Refusal} SECOND_FACTOR_ON */
  async begin(userId: number): Promise<string> {
    const secret = freshSecret();
    if (!(await this.authenticators.begin(userId, { secret, at: this.clock.now() })))
      throw new Refusal('SECOND_FACTOR_ON');
    return secret;
  }

  /**
   * The first code of an app: from now on a sign-in asks for one. @returns the recovery codes; undefined for a wrong code
   * @throws {Refusal} SECOND_FACTOR_ON
   */
  confirm(user: Whose, code: string): Promise<string[] | undefined> {
    return inTransaction(this.pool, async (db) => {
      const app = await this.authenticators.locked(user.id, db);
      if (app?.isConfirmed) throw new Refusal('SECOND_FACTOR_ON');
      if (!(await this.takeOfApp(user.id, code, db))) return undefined;
      const at = this.clock.now();
      await db.query('update identity.users set second_factor_at = $2 where id = $1', [user.id, at]);
      await noteChange(db, { ...aboutUser(user), what: 'second factor set up', at });
      await this.tellOwner({ kind: accountJobs.mailSecondFactorAdded, userId: user.id, at }, db);
      return makeRecoveryCodes(user.id, db);
    });
  }

  /** Takes a code at a sign-in, once. */
  take(userId: number, code: string): Promise<boolean> {
    return inTransaction(
      this.pool,
      async (db) => (await this.takeOfApp(userId, code, db)) || (await useRecoveryCode(userId, code, db)),
    );
  }

  /** Ten others; those before are gone. @throws {Refusal} SECOND_FACTOR_OFF */
  renewRecoveryCodes(userId: number): Promise<string[]> {
    return inTransaction(this.pool, async (db) => {
      if (!(await this.authenticators.locked(userId, db))?.isConfirmed) throw new Refusal('SECOND_FACTOR_OFF');
      return makeRecoveryCodes(userId, db);
    });
  }

  /** Its owner wants it asked for no more. @throws {Refusal} SECOND_FACTOR_OFF */
  remove(user: Whose): Promise<void> {
    return this.takeAway(user, 'second factor removed');
  }

  /** Its owner has lost it: it is taken from them, and every sign-in of theirs ends. @throws {Refusal} USER_NOT_FOUND, SECOND_FACTOR_OFF */
  async reset(user: Whose | null): Promise<void> {
    if (!user) throw new Refusal('USER_NOT_FOUND');
    await this.takeAway(user, 'second factor reset');
  }

  private takeAway(user: Whose, what: 'second factor removed' | 'second factor reset'): Promise<void> {
    return inTransaction(this.pool, async (db) => {
      const at = this.clock.now();
      const { rowCount } = await db.query(
        'update identity.users set second_factor_at = null where id = $1 and second_factor_at is not null',
        [user.id],
      );
      if (rowCount !== 1) throw new Refusal('SECOND_FACTOR_OFF');
      await this.authenticators.remove(user.id, db);
      await db.query('delete from identity.recovery_codes where user_id = $1', [user.id]);
      if (what === 'second factor reset')
        await db.query("delete from identity.sessions where sess ->> 'userId' = $1::text", [user.id]);
      await noteChange(db, { ...aboutUser(user), what, at });
      await this.tellOwner({ kind: accountJobs.mailSecondFactorRemoved, userId: user.id, at }, db);
    });
  }

  private async takeOfApp(userId: number, typed: string, db: Db): Promise<boolean> {
    const app = await this.authenticators.locked(userId, db);
    if (!app) return false;
    const at = this.clock.now();
    const step = stepOf(typed.replace(/[ -]/g, ''), { secret: app.secret, at });
    if (step === undefined || step <= app.lastStep) return false;
    await this.authenticators.taken(userId, { step, at }, db);
    return true;
  }

  private async tellOwner({ kind, userId, at }: News, db: Db): Promise<void> {
    const { rows } = await db.query<{ nr: number }>("select nextval('identity.mail_numbers')::int as nr");
    await leaveJob({ kind, number: rows[0]?.nr ?? 0, payload: { userId }, at }, db);
  }
}
