import { Injectable } from '@nestjs/common';
import { MOST_PASSKEYS } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../platform/audit/note-change.js';
import type { Db } from '../../../platform/database/db.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { enqueueJob } from '../../../platform/queues/enqueue-job.js';
import { freshSecret, stepOf } from '../domain/one-time-code.js';
import { accountJobs } from '../queues/accounts.queue.js';
import { aboutUser } from './about-user.js';
import { type Authenticator, Authenticators } from './authenticators.js';
import { type NewPasskey, PasskeyRows } from './passkeys.repository.js';
import { makeRecoveryCodes, removeRecoveryCodes, useRecoveryCode } from './recovery-codes.js';

interface Whose {
  readonly id: number;
  readonly username: string;
}

/** What changed, as the audit says it, and the mail that tells the owner. */
interface News {
  readonly what: string;
  readonly kinds: readonly string[];
}

/** What a sign-in needs besides the password: the code of an app, a passkey, or one of the recovery codes. */
@Injectable()
export class SecondFactors {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly authenticators: Authenticators,
    private readonly passkeys: PasskeyRows,
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
      await lockUser(user.id, db);
      const app = await this.authenticators.locked(user.id, db);
      if (app?.isConfirmed) throw new Refusal('SECOND_FACTOR_ON');
      if (!app || !(await this.takeOf(app, { userId: user.id, code }, db))) return undefined;
      await this.turnOn(user.id, db);
      await this.tell(user, { what: 'second factor set up', kinds: [accountJobs.mailSecondFactorAdded] }, db);
      return makeRecoveryCodes(user.id, db);
    });
  }

  /**
   * A passkey is a second factor, too. @returns the recovery codes, where it is the first one
   * @throws {Refusal} PASSKEY_KNOWN, TOO_MANY_PASSKEYS
   */
  addPasskey(user: Whose, passkey: NewPasskey): Promise<string[] | undefined> {
    return inTransaction(this.pool, async (db) => {
      const isFirst = await this.turnOn(user.id, db);
      if ((await this.passkeys.of(user.id, db)).length >= MOST_PASSKEYS) throw new Refusal('TOO_MANY_PASSKEYS');
      if (!(await this.passkeys.add(passkey, db))) throw new Refusal('PASSKEY_KNOWN');
      await this.tell(user, { what: 'passkey added', kinds: [accountJobs.mailPasskeyAdded] }, db);
      return isFirst ? makeRecoveryCodes(user.id, db) : undefined;
    });
  }

  /** @throws {Refusal} PASSKEY_NOT_FOUND */
  removePasskey(user: Whose, id: number): Promise<void> {
    return inTransaction(this.pool, async (db) => {
      await lockUser(user.id, db);
      if (!(await this.passkeys.remove(user.id, id, db))) throw new Refusal('PASSKEY_NOT_FOUND');
      await this.turnOffIfBare(user.id, db);
      await this.tell(user, { what: 'passkey removed', kinds: [accountJobs.mailPasskeyRemoved] }, db);
    });
  }

  /** Takes a code at a sign-in, once; an app counts when it is confirmed. */
  take(userId: number, code: string): Promise<boolean> {
    return inTransaction(this.pool, async (db) => {
      const app = await this.authenticators.locked(userId, db);
      if (app?.isConfirmed && (await this.takeOf(app, { userId, code }, db))) return true;
      return useRecoveryCode(userId, code, db);
    });
  }

  /** Ten others; those before are gone. @throws {Refusal} SECOND_FACTOR_OFF */
  renewRecoveryCodes(userId: number): Promise<string[]> {
    return inTransaction(this.pool, async (db) => {
      if (!(await lockUser(userId, db))) throw new Refusal('SECOND_FACTOR_OFF');
      return makeRecoveryCodes(userId, db);
    });
  }

  /** Its owner wants the app asked for no more. @throws {Refusal} SECOND_FACTOR_OFF */
  remove(user: Whose): Promise<void> {
    return inTransaction(this.pool, async (db) => {
      await lockUser(user.id, db);
      if (!(await this.authenticators.remove(user.id, db))) throw new Refusal('SECOND_FACTOR_OFF');
      await this.turnOffIfBare(user.id, db);
      await this.tell(user, { what: 'second factor removed', kinds: [accountJobs.mailSecondFactorRemoved] }, db);
    });
  }

  /**
   * Its owner has lost it: app and passkeys are taken from them, and every sign-in of theirs ends.
   * @throws {Refusal} USER_NOT_FOUND, SECOND_FACTOR_OFF
   */
  async reset(user: Whose | null): Promise<void> {
    if (!user) throw new Refusal('USER_NOT_FOUND');
    await inTransaction(this.pool, async (db) => {
      if (!(await lockUser(user.id, db))) throw new Refusal('SECOND_FACTOR_OFF');
      const hadApp = await this.authenticators.remove(user.id, db);
      const hadPasskeys = (await this.passkeys.removeAll(user.id, db)) > 0;
      await this.turnOffIfBare(user.id, db);
      await db.query("delete from identity.sessions where sess ->> 'userId' = $1::text", [user.id]);
      const kinds = [
        ...(hadApp ? [accountJobs.mailSecondFactorRemoved] : []),
        ...(hadPasskeys ? [accountJobs.mailPasskeyRemoved] : []),
      ];
      await this.tell(user, { what: 'second factor reset', kinds }, db);
    });
  }

  /** From now on the password is not enough. @returns whether it was until now */
  private async turnOn(userId: number, db: Db): Promise<boolean> {
    if (await lockUser(userId, db)) return false;
    await db.query('update identity.users set second_factor_at = $2 where id = $1', [userId, this.clock.now()]);
    return true;
  }

  /** With neither app nor passkey the password is enough, and recovery codes are of no use. */
  private async turnOffIfBare(userId: number, db: Db): Promise<void> {
    const { rowCount } = await db.query(
      `update identity.users set second_factor_at = null where id = $1
         and not exists (select from identity.authenticators where user_id = $1 and confirmed_at is not null)
         and not exists (select from identity.passkeys where user_id = $1)`,
      [userId],
    );
    if (rowCount === 1) await removeRecoveryCodes(userId, db);
  }

  private async takeOf(
    { secret, lastStep }: Authenticator,
    { userId, code }: { userId: number; code: string },
    db: Db,
  ): Promise<boolean> {
    const at = this.clock.now();
    const step = stepOf(code.replace(/[ -]/g, ''), { secret, at });
    if (step === undefined || step <= lastStep) return false;
    await this.authenticators.taken(userId, { step, at }, db);
    return true;
  }

  private async tell(user: Whose, { what, kinds }: News, db: Db): Promise<void> {
    const at = this.clock.now();
    await noteChange(db, { ...aboutUser(user), what, at });
    for (const kind of kinds) {
      const { rows } = await db.query<{ nr: number }>("select nextval('identity.mail_numbers')::int as nr");
      await enqueueJob({ kind, number: rows[0]?.nr ?? 0, payload: { userId: user.id }, at }, db);
    }
  }
}

/** One change of an account's second factors at a time. @returns whether it has one */
async function lockUser(userId: number, db: Db): Promise<boolean> {
  const { rows } = await db.query<{ isOn: boolean }>(
    'select second_factor_at is not null as "isOn" from identity.users where id = $1 for update',
    [userId],
  );
  return rows[0]?.isOn ?? false;
}
