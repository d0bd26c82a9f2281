import { connect, type Socket } from 'node:net';

export interface LoadPlan {
  /** One or several processes: connections are spread over them. */
  readonly ports: readonly number[];
  readonly connections: number;
  readonly seconds: number;
  readonly path: string;
  /** The body of the nth request; without it they are GETs. */
  readonly body?: (nth: number) => object;
  /** What the client says that it takes; without it answers come as they are. */
  readonly acceptEncoding?: string;
  /** Requests a second, sent whether or not the last ones were answered; undefined for as many as are answered. */
  readonly rate?: number;
}

/** What a load came to; times in milliseconds. */
export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers with another status than 200 and 201: in none of the other figures. */
  readonly refused: number;
  readonly answers: number;
  /** Processor time of one answer in microseconds, where it was measured. */
  readonly cost?: { readonly node: number; readonly postgres: number };
}

/**
 * Sends requests over connections that stay open, each the next as soon as the last is answered, or, with a rate, when
 * its time has come; times count from then, so that a wait of the sender counts too. Plain sockets: the client must
 * take as little as possible from the machine that it shares with the server.
 */
export async function load(plan: LoadPlan): Promise<LoadResult> {
  const times: number[] = [];
  let refused = 0;
  let sent = 0;
  let inTime = 0;
  const started = performance.now();
  const end = started + plan.seconds * 1000;
  const due = (nth: number): number =>
    plan.rate === undefined ? performance.now() : started + (nth / plan.rate) * 1000;
  const one = (_: unknown, connection: number): Promise<void> =>
    overOneConnection(plan.ports[connection % plan.ports.length] as number, {
      next: () => {
        const nth = sent++;
        const at = due(nth);
        return at < end ? { text: requestOf(plan, nth), at } : undefined;
      },
      answered: (status, milliseconds) => {
        if (status !== 201 && status !== 200) return void refused++;
        times.push(milliseconds);
        if (performance.now() <= end) inTime++;
      },
    });
  await Promise.all(Array.from({ length: plan.connections }, one));
  // those that wait at the end are answered while nobody asks any more: a second of that would count as a slow one
  return { ...figures(times, plan.seconds * 1000), perSecond: inTime / plan.seconds, refused };
}

/** Throughput and percentiles of the times that some work took. */
export function figures(times: number[], elapsed: number): Omit<LoadResult, 'refused'> {
  times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { answers: times.length, perSecond: (times.length / elapsed) * 1000, p50: at(0.5), p99: at(0.99) };
}

interface Talk {
  /** What is sent next, and when (as of performance.now()); undefined at the end. */
  next(): { readonly text: string; readonly at: number } | undefined;
  answered(status: number, milliseconds: number): void;
}

function requestOf({ path, body, acceptEncoding }: LoadPlan, nth: number): string {
  const accepts = acceptEncoding ? `Accept-Encoding: ${acceptEncoding}\r\n` : '';
  if (!body) return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${accepts}\r\n`;
  const json = JSON.stringify(body(nth));
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${accepts}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`;
}

function overOneConnection(port: number, talk: Talk): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let since = 0;
    let received = '';
    const send = (): void => {
      const request = talk.next();
      if (request === undefined) return void socket.end(resolve);
      const write = (): void => {
        since = Math.min(request.at, performance.now()); // a timer may be a little early
        socket.write(request.text);
      };
      const wait = request.at - performance.now();
      if (wait > 1) setTimeout(write, wait);
      else write();
    };
    socket.on('connect', send);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const status = statusOfWhole(received);
      if (status === undefined) return;
      received = '';
      talk.answered(status, performance.now() - since);
      send();
    });
    closing(socket, reject);
  });
}

function closing(socket: Socket, reject: (error: Error) => void): void {
  socket.setNoDelay(true);
  socket.on('error', reject);
}

/** The status of an answer once all of it is there. */
function statusOfWhole(text: string): number | undefined {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const length = Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0);
  return text.length >= head + 4 + length ? Number(text.slice(9, 12)) : undefined;
}
