import { createHash, timingSafeEqual } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RegisterDto, UserView } from '@northlight/contracts';
import pg from 'pg';
import type { EntityManager } from 'typeorm';
import { noteChange } from '../../../../../platform/audit/note-change.js';
import { Settings } from '../../../../../platform/config/settings.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { nameKey } from '../../../../../platform/kernel/name-key.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { RateLimiter } from '../../../../../platform/limits/rate-limiter.js';
import { newUser } from '../../../domain/new-user.js';
import { setupAuditLimit, setupLimit } from '../../../domain/try-limits.js';
import { userView } from '../../../domain/user-view.js';
import { aboutUser } from '../../../persistence/about-user.js';
import { PasswordHashes } from '../../../persistence/password-hashes.js';
import type { UserRow } from '../../../persistence/user.row.js';
import { UsersRepository } from '../../../persistence/users.repository.js';

/** Somebody at `address` wants to be the first admin. */
export class SetUpAdmin extends Command<UserView> {
  constructor(
    readonly request: RegisterDto,
    readonly address: string,
  ) {
    super();
  }
}

/**
 * Makes the first admin for whoever knows the credentials that the server was configured with (decisions.md G20, C10).
 * Every try is audited that may be made, and the first beyond; not who it was, as anybody may write anything there. @throws {Refusal} SETUP_COMPLETE, SETUP_CLOSED, SETUP_EMAIL_WRONG, SETUP_PASSWORD_WRONG
 */
@CommandHandler(SetUpAdmin)
export class SetUpAdminHandler implements ICommandHandler<SetUpAdmin> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly users: UsersRepository,
    private readonly hashes: PasswordHashes,
    private readonly limiter: RateLimiter,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async execute({ request, address }: SetUpAdmin): Promise<UserView> {
    try {
      return await this.setUp(request, address);
    } catch (error) {
      if (error instanceof Refusal && !(await this.limiter.isOver({ limit: setupAuditLimit, whose: address })))
        await noteChange(this.pool, {
          ...{ room: 'identity', what: 'admin setup refused', at: this.clock.now() },
          ...{ subject: { kind: 'user', id: 'none' }, new: { code: error.code } },
        });
      throw error;
    }
  }

  private async setUp(request: RegisterDto, address: string): Promise<UserView> {
    await this.limiter.consume([{ limit: setupLimit, whose: address }]);
    if (await this.users.adminExists()) throw new Refusal('SETUP_COMPLETE');
    this.checkCredentials(request);
    const passwordHash = await this.hashes.make(request.password);
    const at = this.clock.now();
    // the address is the one that the server was configured with: whoever runs it has vouched for it
    const user = { ...newUser(request, at), emailVerifiedAt: at, passwordHash };
    const note = (made: UserRow, db: EntityManager) =>
      noteChange(db, { ...aboutUser(made), what: 'first admin set up', at, new: { address } });
    return userView(await this.users.addFirstAdmin(user, note), at);
  }

  private checkCredentials({ email, password }: RegisterDto): void {
    const { ADMIN_SETUP_EMAIL, ADMIN_SETUP_PASSWORD } = this.settings;
    if (!ADMIN_SETUP_EMAIL || !ADMIN_SETUP_PASSWORD) throw new Refusal('SETUP_CLOSED');
    if (!isSame(nameKey(email), nameKey(ADMIN_SETUP_EMAIL))) throw new Refusal('SETUP_EMAIL_WRONG');
    if (!isSame(password, ADMIN_SETUP_PASSWORD)) throw new Refusal('SETUP_PASSWORD_WRONG');
  }
}

/** Compares in a time that does not tell how much of it was right. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string): Uint8Array => new Uint8Array(createHash('sha256').update(text).digest());
