import { randomUUID } from 'node:crypto';

/** What a client knows of one command it sent. `unknown`: the connection broke, or the service said it does not know. */
export type Outcome =
  | { readonly is: 'ok'; readonly body: Answer }
  | { readonly is: 'fail'; readonly status: number; readonly code: string; readonly message: string }
  | { readonly is: 'unknown' };

/** What this test needs of an answer. */
export interface Answer {
  readonly id: string;
  readonly manageToken: string;
}

/** One command, from its being sent to whatever its client learned last. */
export interface Operation {
  readonly key: string;
  readonly does: 'place' | 'cancel' | 'reschedule' | 'party';
  /** Key of the command that placed the booking that is changed; undefined for a new one. */
  readonly placedBy?: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
  /** Every answer it got, the same key asked again included. */
  readonly outcomes: Outcome[];
}

/** Every command of a run and what was answered (reliability.md: invoke, ok, fail, unknown). */
export class History {
  readonly operations: Operation[] = [];

  constructor(private readonly ports: () => readonly number[]) {}

  /** Invokes a command under a fresh key. */
  invoke(
    does: Operation['does'],
    target: string,
    requested: Pick<Operation, 'placedBy' | 'body'> & { token?: string },
  ) {
    const { placedBy, body, token } = requested;
    const operation: Operation = { key: randomUUID(), does, placedBy, body, outcomes: [] };
    this.operations.push(operation);
    return { operation, send: () => this.send(operation, target, token) };
  }

  /** Sends the same once more, to any of the processes. @returns what is known now */
  private async send({ key, body, outcomes }: Operation, target: string, token?: string): Promise<Outcome> {
    const ports = this.ports();
    const port = ports[Math.floor(Math.random() * ports.length)];
    const outcome = await fetch(`http://127.0.0.1:${port}${target}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        ...(token ? { 'Booking-Token': token } : {}),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    }).then(outcomeOf, () => ({ is: 'unknown' }) as const);
    outcomes.push(outcome);
    return outcome;
  }
}

async function outcomeOf(response: Response): Promise<Outcome> {
  const body = (await response.json()) as Answer & { code: string; message: string };
  if (response.ok) return { is: 'ok', body };
  if (response.status >= 500 && response.status !== 503) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
  if (response.status === 503 || body.code === 'CONFLICT') return { is: 'unknown' };
  return { is: 'fail', status: response.status, code: body.code, message: body.message };
}

/** What is certain about a command in the end. */
export const lastKnown = ({ outcomes }: Operation): Outcome =>
  outcomes.findLast(({ is }) => is !== 'unknown') ?? { is: 'unknown' };
