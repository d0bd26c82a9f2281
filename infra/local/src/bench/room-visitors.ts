import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

export interface Crowd {
  readonly ports: readonly number[];
  readonly path: string;
  readonly room: number;
  readonly visitors: number;
  /** Milliseconds in which they arrive, evenly. */
  readonly arriveMs: number;
  /** Milliseconds after which whoever still waits is counted as such. */
  readonly limitMs: number;
}

/** What came of one visitor; moments in milliseconds since the first could arrive. */
export interface Visit {
  readonly nth: number;
  readonly arrived: number;
  readonly isEarly: boolean;
  /** As the place says it; of an early one it is the order of arrival. */
  readonly number: number;
  /** When they were let in. */
  admitted?: number;
  /** The page behind it was theirs. */
  isIn: boolean;
}

/** What a crowd came to. */
export interface CrowdResult {
  readonly visits: readonly Visit[];
  /** Milliseconds that each first page, and each later answer, took. */
  readonly pages: number[];
  readonly polls: number[];
  /** Requests without an HTTP answer, or with one that is none of a waiting room. */
  readonly failed: string[];
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly cookie: string;
}

/** A request of one visitor. */
interface Query {
  readonly nth: number;
  readonly path: string;
  readonly cookie?: string;
}

const SOCKETS = 512;

/** Visitors who arrive whether or not the others were answered, and ask again as they are told, each from a network of their own. */
export class RoomVisitors {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  private readonly result: { visits: Visit[]; pages: number[]; polls: number[]; failed: string[] } = {
    ...{ visits: [], pages: [], polls: [], failed: [] },
  };
  private readonly since = performance.now();

  constructor(private readonly crowd: Crowd) {}

  async run(): Promise<CrowdResult> {
    const { visitors, arriveMs } = this.crowd;
    const coming: Promise<void>[] = [];
    for (let nth = 0; nth < visitors; ) {
      const due = Math.min(visitors, Math.floor((this.now() / arriveMs) * visitors) + 1);
      while (nth < due) coming.push(this.visit(nth++));
      await pause(5);
    }
    await Promise.all(coming);
    this.agent.destroy();
    return this.result;
  }

  private async visit(nth: number): Promise<void> {
    const arrived = this.now();
    const first = await this.timed(this.result.pages, { nth, path: this.crowd.path });
    if (!first) return;
    const [, kind, number] = /=\d+\.([en])(\d+)\./.exec(first.cookie) ?? [];
    const visit: Visit = { nth, arrived, isEarly: kind === 'e', number: Number(number), isIn: false };
    this.result.visits.push(visit);
    const isIn = first.status !== 429;
    if (isIn) Object.assign(visit, { admitted: this.now(), isIn });
    else await this.wait(visit, first);
  }

  private async wait(visit: Visit, first: Answer): Promise<void> {
    let seconds = Number(/^later\(([\d.]+)\)/m.exec(first.body)?.[1]);
    while (this.now() < this.crowd.limitMs) {
      await pause(seconds * 1000);
      const path = `/web/waiting-room?room=${this.crowd.room}`;
      const answer = await this.timed(this.result.polls, { nth: visit.nth, path, cookie: first.cookie });
      if (!answer) continue;
      const status = JSON.parse(answer.body) as { state: string; pollSeconds: number };
      if (status.state !== 'admitted') {
        seconds = status.pollSeconds ?? 10;
        continue;
      }
      visit.admitted = this.now();
      const page = await this.timed([], { nth: visit.nth, path: this.crowd.path, cookie: first.cookie });
      visit.isIn = page !== undefined && page.status !== 429;
      return;
    }
  }

  private async timed(times: number[], { nth, path, cookie = '' }: Query): Promise<Answer | undefined> {
    const since = performance.now();
    try {
      const answer = await this.ask(nth, path, cookie);
      times.push(performance.now() - since);
      return answer;
    } catch (error) {
      this.result.failed.push(String(error));
      return undefined;
    }
  }

  private async ask(nth: number, path: string, cookie: string): Promise<Answer> {
    const { ports } = this.crowd;
    // neither process is a visitor's own
    const port = ports[Math.floor(Math.random() * ports.length)];
    const headers = { cookie, 'x-forwarded-for': `100.${64 + (nth >> 16)}.${(nth >> 8) & 255}.${nth & 255}` };
    const asking = request({ port, path, agent: this.agent, headers }).end();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    const given = (answer.headers['set-cookie']?.[0] ?? '').split(';', 1)[0] ?? '';
    const body = await text(answer);
    // behind the room there is no front, which web says with 503
    if (![200, 429, 503].includes(answer.statusCode ?? 0)) throw new Error(`${path} answered ${answer.statusCode}`);
    return { status: answer.statusCode ?? 0, body, cookie: given };
  }

  private now(): number {
    return performance.now() - this.since;
  }
}
