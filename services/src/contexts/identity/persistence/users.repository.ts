import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@northlight/contracts';
import { DataSource, type EntityManager, IsNull, MoreThanOrEqual, Not, QueryFailedError } from 'typeorm';
import { forgetAccount } from '../../../platform/audit/audit-log.js';
import { type ChangeDb, noteChange } from '../../../platform/audit/note-change.js';
import type { Db } from '../../../platform/database/db.js';
import { nameKey } from '../../../platform/kernel/name-key.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { UserRow } from './user.row.js';

/** What is known of an account before it exists; the rest has its defaults. */
export type NewUser = Pick<UserRow, 'username' | 'email' | 'passwordHash' | 'createdAt'> &
  Partial<Omit<UserRow, 'id' | 'usernameKey' | 'emailKey'>>;

const taken: Readonly<Record<string, ErrorCode>> = {
  users_username_key: 'USERNAME_TAKEN',
  users_email_key: 'EMAIL_TAKEN',
};

/** Any number: whoever makes the first admin, or removes one, holds it, so that two never do at once. */
export const firstAdminLock = 7_110_001;

/** The accounts. */
@Injectable()
export class UsersRepository {
  constructor(private readonly db: DataSource) {}

  withId(id: number): Promise<UserRow | null> {
    return this.db.manager.findOneBy(UserRow, { id });
  }

  withUsername(username: string): Promise<UserRow | null> {
    return this.db.manager.findOneBy(UserRow, { usernameKey: nameKey(username) });
  }

  withEmail(email: string): Promise<UserRow | null> {
    return this.db.manager.findOneBy(UserRow, { emailKey: nameKey(email) });
  }

  /** The accounts that a name at the sign-in may mean: by username first, then by email address. */
  async withLogin(name: string): Promise<UserRow[]> {
    const [named, mailed] = await Promise.all([this.withUsername(name), this.withEmail(name)]);
    return [named, mailed].filter((user, nth) => user !== null && !(nth === 1 && user.id === named?.id)) as UserRow[];
  }

  /** Accounts with a plan that runs on a day, that day included. */
  countMembers(on: string): Promise<number> {
    const runs = { subscriptionStatus: 'active', deactivatedAt: IsNull() };
    return this.db.manager.countBy(UserRow, [
      { ...runs, subscriptionEndDate: IsNull() },
      { ...runs, subscriptionEndDate: MoreThanOrEqual(on) },
    ]);
  }

  /** Accounts with this plan that is not over on a day. */
  countHolders(membershipTier: string, on: string): Promise<number> {
    const runs = { subscriptionStatus: 'active', membershipTier };
    return this.db.manager.countBy(UserRow, [
      { ...runs, subscriptionEndDate: IsNull() },
      { ...runs, subscriptionEndDate: MoreThanOrEqual(on) },
    ]);
  }

  /** Every account, by its number and since when it is. */
  ages(): Promise<Pick<UserRow, 'id' | 'createdAt'>[]> {
    return this.db.manager.find(UserRow, { select: { id: true, createdAt: true } });
  }

  /** Names that are left out stay. */
  async rename(id: number, names: Partial<Pick<UserRow, 'firstName' | 'lastName'>>): Promise<void> {
    if (Object.keys(names).length > 0) await this.db.manager.update(UserRow, { id }, names);
  }

  /** @throws {Refusal} LAST_ADMIN */
  async mustNotBeLastAdmin(id: number, db: EntityManager = this.db.manager): Promise<void> {
    if (!(await hasOtherAdmin(id, db))) throw new Refusal('LAST_ADMIN');
  }

  /** The same, told to whoever takes the rights of an admin away. @throws {Refusal} ONLY_ADMIN */
  async mustHaveOtherAdmin(id: number, db: EntityManager = this.db.manager): Promise<void> {
    if (!(await hasOtherAdmin(id, db))) throw new Refusal('ONLY_ADMIN');
  }

  /** The account, its sessions and its links are gone, and its name is out of the audit. Of two admins who leave at once one stays. @throws {Refusal} LAST_ADMIN */
  async remove({ id, isAdmin }: UserRow, at: Date): Promise<void> {
    await this.db.transaction(async (db) => {
      await db.query('select pg_advisory_xact_lock($1)', [firstAdminLock]);
      if (await db.existsBy(UserRow, { id, isAdmin: true })) await this.mustNotBeLastAdmin(id, db);
      await db.delete(UserRow, { id });
      await forgetDeleted({ id, isAdmin, at }, db);
    });
  }

  adminExists(): Promise<boolean> {
    return this.db.manager.existsBy(UserRow, { isAdmin: true });
  }

  /**
   * @param andThen what belongs to it, in the same commit
   * @throws {Refusal} USERNAME_TAKEN, EMAIL_TAKEN
   */
  add(user: NewUser, andThen: (made: UserRow, db: Db) => Promise<unknown> = async () => undefined): Promise<UserRow> {
    return this.db.transaction(async (manager) => {
      const made = await insert(manager, user);
      await andThen(made, (await manager.queryRunner?.connect()) as Db);
      return made;
    });
  }

  /** The address is proven, and the account's own from now on. @throws {Refusal} EMAIL_TAKEN */
  async proveEmail({ userId, email, at }: { userId: number; email: string; at: Date }, db: Db): Promise<void> {
    await mustBeFree({ email, userId }, db);
    await db
      .query('update identity.users set email = $2, email_key = $3, email_verified_at = $4 where id = $1', [
        ...[userId, email, nameKey(email), at],
      ])
      .catch(refuseTaken);
  }

  /** Whether another account than this one has the address. */
  async isEmailTaken(email: string, userId: number): Promise<boolean> {
    const other = await this.withEmail(email);
    return other !== null && other.id !== userId;
  }

  /** Adds the first admin, with a note of it; of two at once, one is refused. @throws {Refusal} SETUP_COMPLETE, USERNAME_TAKEN, EMAIL_TAKEN */
  addFirstAdmin(
    user: NewUser,
    note: (made: UserRow, db: EntityManager) => Promise<void> = async () => undefined,
  ): Promise<UserRow> {
    return this.db.transaction(async (db) => {
      await db.query('select pg_advisory_xact_lock($1)', [firstAdminLock]);
      if (await db.existsBy(UserRow, { isAdmin: true })) throw new Refusal('SETUP_COMPLETE');
      const made = await insert(db, { ...user, isAdmin: true });
      await note(made, db);
      return made;
    });
  }
}

/** What is left of an account that is deleted, in the transaction that does so. */
export async function forgetDeleted({ id, isAdmin, at }: DeletedAccount, db: ChangeDb): Promise<void> {
  await db.query("delete from identity.sessions where sess ->> 'userId' = $1::text", [id]);
  const subject = { kind: 'user', id };
  await noteChange(db, { room: 'identity', what: 'account deleted', at, subject, old: { isAdmin } });
  await forgetAccount(db, id);
}

interface DeletedAccount extends Pick<UserRow, 'id' | 'isAdmin'> {
  readonly at: Date;
}

/** One who may sign in. */
const hasOtherAdmin = (id: number, db: EntityManager): Promise<boolean> =>
  db.existsBy(UserRow, { isAdmin: true, deactivatedAt: IsNull(), id: Not(id) });

async function insert(db: EntityManager, user: NewUser): Promise<UserRow> {
  await mustBeFree(user, (await db.queryRunner?.connect()) as Db);
  const row = db.create(UserRow, { ...user, usernameKey: nameKey(user.username), emailKey: nameKey(user.email) });
  return db.save(row).catch(refuseTaken);
}

/** Asked first: the index would answer too, with an error that quotes the address. It is left for two at the same moment. */
async function mustBeFree({ username, email, userId = 0 }: Claim, db: Db): Promise<void> {
  const { rows } = await db.query<{ code: ErrorCode }>(
    `select 'USERNAME_TAKEN' as code from identity.users where username_key = $1
     union all select 'EMAIL_TAKEN' from identity.users where email_key = $2 and id <> $3`,
    [username === undefined ? null : nameKey(username), nameKey(email), userId],
  );
  if (rows[0]) throw new Refusal(rows[0].code);
}

interface Claim {
  readonly username?: string;
  readonly email: string;
  readonly userId?: number;
}

function refuseTaken(error: unknown): never {
  const cause = error instanceof QueryFailedError ? error.driverError : error;
  const code = taken[(cause as { constraint?: string }).constraint ?? ''];
  throw code ? new Refusal(code) : error;
}
