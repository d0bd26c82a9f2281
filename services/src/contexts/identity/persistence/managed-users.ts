import { Injectable } from '@nestjs/common';
import {
  type ChangeUserDto,
  type ListUsersDto,
  type ManagedUserView,
  type Page,
  searchText,
} from '@northlight/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { noteChange } from '../../../platform/audit/note-change.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { cutPage, KeysetCursor, text } from '../../../platform/kernel/keyset-cursor.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { type HeldPlan, heldPlan } from '../domain/plan.js';
import { aboutUser } from './about-user.js';
import { UserRow } from './user.row.js';
import { firstAdminLock, UsersRepository } from './users.repository.js';

/** Makes the plan that somebody has of the one that they had. */
export type PlanAfter = (before: HeldPlan) => HeldPlan;

const userCursor = new KeysetCursor('user', { usernameKey: text });

/** Accounts in the hands of admins: who works as what, and who may not sign in. */
@Injectable()
export class ManagedUsers {
  constructor(
    private readonly db: DataSource,
    private readonly users: UsersRepository,
    private readonly clock: Clock,
  ) {}

  /** By username. @throws {Refusal} BAD_REQUEST for a cursor that nobody gave */
  async list({ search, limit, cursor }: ListUsersDto): Promise<Page<ManagedUserView>> {
    const query = this.db.manager.createQueryBuilder(UserRow, 'u');
    for (const [nth, word] of patternsOf(search).entries())
      query.andWhere(`${searched} like :word${nth}`, { [`word${nth}`]: word });
    const after = userCursor.keyIn(cursor);
    if (after) query.andWhere('u.username_key > :usernameKey', after);
    const found = await query
      .orderBy('u.usernameKey')
      .limit(limit + 1)
      .getMany();
    const { rows, last } = cutPage(found, limit);
    return {
      items: rows.map((row) => managedUser(row, this.clock.now())),
      nextCursor: userCursor.after(last),
    };
  }

  /** It counts from the next request on, and is audited. Of two admins who demote each other one stays. @throws {Refusal} USER_NOT_FOUND, ONLY_ADMIN */
  change(id: number, input: ChangeUserDto): Promise<ManagedUserView> {
    return this.db.transaction(async (db) => {
      await db.query('select pg_advisory_xact_lock($1)', [firstAdminLock]);
      const before = await db.findOneBy(UserRow, { id });
      if (!before) throw new Refusal('USER_NOT_FOUND');
      const after = this.changed(before, input);
      if (isActiveAdmin(before) && !isActiveAdmin(after)) await this.users.mustHaveOtherAdmin(id, db);
      await this.keep(before, after, db);
      return managedUser(after, this.clock.now());
    });
  }

  /**
   * The plan that somebody has from now on, made of the one before; audited.
   * @param planIn says how, in the transaction that writes it @throws {Refusal} USER_NOT_FOUND, and what `planIn` says
   */
  hold(id: number, planIn: (db: EntityManager) => Promise<PlanAfter>): Promise<ManagedUserView> {
    return this.db.transaction(async (db) => {
      const planAfter = await planIn(db);
      const before = await db.findOne(UserRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!before) throw new Refusal('USER_NOT_FOUND');
      const at = this.clock.now();
      const plan = planAfter(before);
      const [old, now] = [heldPlan(before, at), heldPlan(plan, at)];
      if (JSON.stringify(old) !== JSON.stringify(now)) {
        // what an admin gives is paid by no month: its guest passes are those of calendar months
        await db.update(UserRow, { id }, { ...plan, lastBillingDate: null });
        await noteChange(db, { ...aboutUser(before), what: 'plan changed', at, old, new: now });
      }
      return managedUser({ ...before, ...plan }, at);
    });
  }

  private changed(before: UserRow, { isAdmin, roles, isDeactivated }: ChangeUserDto): UserRow {
    const { deactivatedAt } = before;
    return {
      ...before,
      isAdmin: isAdmin ?? before.isAdmin,
      roles: roles ? [...roles].sort() : before.roles,
      deactivatedAt:
        isDeactivated === undefined ? deactivatedAt : isDeactivated ? (deactivatedAt ?? this.clock.now()) : null,
    };
  }

  private async keep(before: UserRow, after: UserRow, db: EntityManager): Promise<void> {
    const [from, to] = [rightsOf(before), rightsOf(after)];
    if (JSON.stringify(from) === JSON.stringify(to)) return;
    const { id, isAdmin, roles, deactivatedAt } = after;
    await db.update(UserRow, { id }, { isAdmin, roles, deactivatedAt });
    if (to.isDeactivated) {
      await db.query("delete from identity.sessions where sess ->> 'userId' = $1::text", [id]);
      await db.query('delete from identity.links where user_id = $1', [id]);
    }
    await noteChange(db, { ...aboutUser(after), what: 'rights changed', at: this.clock.now(), old: from, new: to });
  }
}

/** As the index users_by_parts has it. */
const searched = `identity.search_text(u.username_key || ' ' || u.email_key || ' ' ||
  coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, ''))`;

/** Each word has to be there. */
const patternsOf = (search = ''): string[] =>
  searchText(search)
    .split(' ')
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

const isActiveAdmin = ({ isAdmin, deactivatedAt }: UserRow): boolean => isAdmin && deactivatedAt === null;

const rightsOf = ({ isAdmin, roles, deactivatedAt }: UserRow) => ({
  isAdmin,
  roles,
  isDeactivated: deactivatedAt !== null,
});

const managedUser = (user: UserRow, now: Date): ManagedUserView => ({
  id: user.id,
  username: user.username,
  email: user.email,
  emailVerified: user.emailVerifiedAt !== null,
  firstName: user.firstName,
  lastName: user.lastName,
  ...rightsOf(user),
  hasSecondFactor: user.secondFactorAt !== null,
  plan: heldPlan(user, now),
  createdAt: user.createdAt.toISOString(),
});
