import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import { openApi } from '../src/apps/api/open-api.js';
import { loadCatalog } from '../src/demo/catalog/load-catalog.js';
import { loadMemberships } from '../src/demo/membership/load-memberships.js';
import { Settings } from '../src/platform/config/settings.js';
import { Clock } from '../src/platform/kernel/clock.js';
import { freshDatabase } from './fresh-database.js';

/** So many at once on the wire; the others stand in the line of the client, as they do in that of a proxy. */
const MOST_SOCKETS = 256;
/** The house may say that it is busy: who hears it comes again. */
const TRIES = 20;

/** Plans by the number of the account: priority hours of 48 and 24, none, and one that has run out. */
export const plans = ['gold', 'silver', 'none', 'run out'] as const;
export type Plan = (typeof plans)[number];

export interface Member {
  readonly nth: number;
  readonly id: number;
  readonly plan: Plan;
  readonly cookie: string;
}

// biome-ignore lint/suspicious/noExplicitAny: an answer is whatever came over the wire
export type Answer = { readonly status: number; readonly body: any; readonly at: number };

interface Asked {
  readonly by?: Member;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The whole API with accounts that are signed in, all of one moment, and a clock that a story moves. */
export class CrowdAtOpening {
  private readonly agent: Agent;
  /** How often the house said that it is busy. */
  busy = 0;

  // biome-ignore lint/complexity/useMaxParams: each one is used by stories
  private constructor(
    readonly app: NestExpressApplication,
    readonly url: string,
    readonly members: readonly Member[],
    private readonly time: { now: number },
  ) {
    // a small crowd takes some turns, too
    const maxSockets = Math.min(MOST_SOCKETS, Math.ceil(members.length / 16));
    this.agent = new Agent({ keepAlive: true, maxSockets });
  }

  static async of(count: number): Promise<CrowdAtOpening> {
    const settings = await freshDatabase({ TRUSTED_PROXIES: 'loopback', HOLD_MINUTES: '0' });
    const app = await openApi(settings);
    const time = { now: Date.now() };
    app.get(Clock, { strict: false }).now = () => new Date(time.now);
    await loadCatalog(app);
    await loadMemberships(app);
    await app.listen(0, '127.0.0.1');
    const pool = app.get(pg.Pool, { strict: false });
    const members = await signedInMembers(pool, count, app.get(Settings, { strict: false }).SECRET);
    return new CrowdAtOpening(app, await app.getUrl(), members, time);
  }

  get pool(): pg.Pool {
    return this.app.get(pg.Pool, { strict: false });
  }

  get now(): number {
    return this.time.now;
  }

  set now(instant: number) {
    this.time.now = instant;
  }

  of(...wanted: readonly Plan[]): readonly Member[] {
    return this.members.filter(({ plan }) => wanted.includes(plan));
  }

  /** Asks until the house is not too busy to answer. */
  async ask(line: string, asked: Asked = {}): Promise<Answer> {
    for (let nth = 1; ; nth++) {
      const answer = await this.once(line, asked);
      if (answer.status !== 503 || nth === TRIES) return answer;
      this.busy += 1;
      await pause(50 * nth * Math.random());
    }
  }

  async close(): Promise<void> {
    this.agent.destroy();
    await this.app.close();
  }

  private async once(line: string, { by, body, headers = {} }: Asked): Promise<Answer> {
    const [method = '', path = ''] = line.split(' ');
    const sent = body && JSON.stringify(body);
    const asking = request(`${this.url}${path}`, {
      ...{ method, agent: this.agent },
      headers: {
        ...headers,
        ...(by && { cookie: by.cookie, 'x-forwarded-for': addressOf(by.nth) }),
        ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
      },
    }).end(sent);
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    const told = await text(answer);
    return { status: answer.statusCode ?? 0, body: told && JSON.parse(told), at: this.time.now };
  }
}

/** Everybody comes from a network of their own: limits by network are another story. */
const addressOf = (nth: number): string => `100.${64 + (nth >> 16)}.${(nth >> 8) & 255}.${nth & 255}`;

async function signedInMembers(pool: pg.Pool, count: number, secret: string): Promise<Member[]> {
  const { rows } = await pool.query<{ nth: number; id: number }>(
    `with made as (
       insert into identity.users (username, username_key, email, email_key, password_hash, created_at, email_verified_at,
         membership_tier, subscription_status, subscription_end_date)
       select name, name, name || '@example.com', name || '@example.com', '$argon2id$none', now(), now(),
         case nth % 4 when 0 then 'gold' when 1 then 'silver' when 2 then 'none' else 'gold' end,
         case nth % 4 when 2 then 'inactive' else 'active' end,
         case nth % 4 when 2 then null when 3 then current_date - 10 else current_date + 60 end
       from generate_series(0, $1 - 1) nth, lateral (select 'member' || nth) as named (name)
       returning id, username)
     select id, substr(username, 7)::int as nth from made order by nth`,
    [count],
  );
  const sids = rows.map(() => randomUUID());
  await pool.query(
    `insert into identity.sessions (sid, sess, expire)
     select sid, jsonb_build_object('cookie', jsonb_build_object('originalMaxAge', null, 'path', '/'), 'userId', id,
       'passwordVersion', 0, 'device', 'a phone', 'since', now()), now() + interval '1 day'
     from unnest($1::text[], $2::int[]) as one (sid, id)`,
    [sids, rows.map(({ id }) => id)],
  );
  return rows.map(({ nth, id }, place) => {
    const sid = sids[place] ?? '';
    const signed = createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '');
    return { nth, id, plan: plans[nth % 4] ?? 'none', cookie: `sid=${encodeURIComponent(`s:${sid}.${signed}`)}` };
  });
}
