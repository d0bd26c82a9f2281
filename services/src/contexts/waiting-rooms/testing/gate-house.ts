import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { handleBeforeExpress } from '../../../platform/http/before-express.js';
import { sendError } from '../../../platform/http/error-filter.js';
import { FixedClock } from '../../../platform/kernel/clock.js';
import type { WaitingRoom } from '../domain/waiting-room.js';
import { WaitingRoomGate } from '../features/let-in/waiting-room-gate.js';
import { PlaceCounter } from '../places/place-counter.js';
import { RedisCounter } from '../places/redis-counter.js';
import { opening } from './rooms.js';

/** A browser: it keeps its cookies. */
export interface Browser {
  cookie: string;
  readonly network: string;
}

export const aBrowser = (network = '203.0.113.7'): Browser => ({ cookie: '', network });

/** Several web processes before pages that say `in`, with the same rooms and a clock that a story moves. */
export class GateHouse {
  rooms: readonly WaitingRoom[] = [];
  readonly clock = new FixedClock(new Date(opening));
  readonly gates: WaitingRoomGate[] = [];
  private readonly redis: RedisCounter[] = [];
  private readonly servers: Server[] = [];
  private readonly urls: string[] = [];

  /** @param redisUrl of the counter that they share; undefined: each counts alone */
  static async of(count: number, redisUrl?: string): Promise<GateHouse> {
    const house = new GateHouse();
    for (let nth = 0; nth < count; nth++) await house.add(redisUrl);
    return house;
  }

  /** Opens a page. @param nth which process answers */
  async open(path: string, browser: Browser, nth = 0): Promise<Response> {
    const headers = { cookie: browser.cookie, 'x-visitor': browser.network };
    const answer = await fetch(`${this.urls[nth]}${path}`, { headers });
    const given = answer.headers.getSetCookie()[0];
    if (given) browser.cookie = given.split(';', 1)[0] ?? '';
    return answer;
  }

  /** What a request line with any address is answered with: an absolute one, too, which `fetch` does not send. */
  async statusOf(address: string, browser: Browser): Promise<number> {
    const headers = { cookie: browser.cookie, 'x-visitor': browser.network };
    const asked = get(this.urls[0] ?? '', { path: address, headers });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode ?? 0;
  }

  /** What the script of the page is answered. */
  async status(browser: Browser, room = 1): Promise<{ state: string; figure: string }> {
    const answer = await this.open(`/web/waiting-room?room=${room}`, browser);
    return (await answer.json()) as { state: string; figure: string };
  }

  async close(): Promise<void> {
    for (const one of this.redis) one.close();
    for (const server of this.servers) server.closeAllConnections();
    for (const server of this.servers) server.close();
  }

  private async add(redisUrl: string | undefined): Promise<void> {
    const redis = redisUrl === undefined ? undefined : new RedisCounter(redisUrl);
    if (redis) this.redis.push(redis);
    await redis?.connected();
    const gate = new WaitingRoomGate({
      ...{ rooms: this, counter: new PlaceCounter(redis), clock: this.clock, isSecure: false },
      ...{ product: 'Northlight', supportEmail: 'support@northlight.example', placesPerNetwork: 3 },
      secrets: { SECRET: 'a secret of several web processes of a test' },
      addressOf: ({ headers }) => String(headers['x-visitor']),
    });
    const server = createServer((_, response) => response.end('in'));
    handleBeforeExpress(server, [gate.before], sendError);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    this.gates.push(gate);
    this.servers.push(server);
    this.urls.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
}
