import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SessionView } from '@northlight/contracts';
import pg from 'pg';

interface StoredSession {
  readonly sid: string;
  readonly device: string | null;
  readonly since: string | null;
  readonly seenAt: Date | null;
}

/** Names a session without being good for anything else. */
const nameOf = (sid: string): string => createHash('sha256').update(sid).digest('hex').slice(0, 32);

/** Sessions are noted as seen so often, at most. */
const SEEN_INTERVAL_MS = 5 * 60_000;
/** Sessions whose last sight a process remembers; beyond them it writes once more than it had to. */
const MAX_REMEMBERED = 20_000;

const ofUser = "sess ->> 'userId' = $1::text";
const theirName = "left(encode(sha256(convert_to(sid, 'UTF8')), 'hex'), 32)";

/** Where an account is signed in. Their ids stay here: who has one has the session. */
@Injectable()
export class Sessions {
  private readonly seen = new Map<string, number>();

  constructor(private readonly pool: pg.Pool) {}

  /** The latest first. @param current the id of the session that asks */
  async of(userId: number, current: string, at: Date): Promise<SessionView[]> {
    const { rows } = await this.pool.query<StoredSession>(
      `select sid, sess ->> 'device' as device, sess ->> 'since' as since, seen_at as "seenAt"
       from identity.sessions s join identity.users u on u.id::text = s.sess ->> 'userId'
         and u.password_version = coalesce((s.sess ->> 'passwordVersion')::int, 0)
       where ${ofUser} and expire > $2
       order by sid = $3 desc, seen_at desc nulls last, since desc nulls last limit 100`,
      [userId, at, current],
    );
    return rows.map(({ sid, device, since, seenAt }) => ({
      id: nameOf(sid),
      device: device ?? 'Unknown device',
      isCurrent: sid === current,
      since,
      seenAt: seenAt?.toISOString() ?? since,
    }));
  }

  /** @returns whether there was such a session of theirs */
  async end(userId: number, name: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(`delete from identity.sessions where ${ofUser} and ${theirName} = $2`, [
      userId,
      name,
    ]);
    return rowCount === 1;
  }

  /** Ends all but the one that asks. @returns how many there were */
  async endOthers(userId: number, current: string): Promise<number> {
    const { rowCount } = await this.pool.query(`delete from identity.sessions where ${ofUser} and sid <> $2`, [
      userId,
      current,
    ]);
    return rowCount ?? 0;
  }

  /** Notes that a session is in use. What goes wrong with it is no fault of the request. */
  noteSeen(sid: string, at: Date): void {
    const last = this.seen.get(sid) ?? 0;
    if (at.getTime() - last < SEEN_INTERVAL_MS) return;
    if (this.seen.size >= MAX_REMEMBERED) this.seen.clear();
    this.seen.set(sid, at.getTime());
    this.pool.query('update identity.sessions set seen_at = $2 where sid = $1', [sid, at]).catch(() => undefined);
  }
}
