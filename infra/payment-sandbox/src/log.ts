/** What the sandbox says of itself: a line of JSON each, as the other processes write them. */
export interface Log {
  info(message: string): void;
  error(message: string, error: unknown): void;
}

const write = (level: number, line: object): void => {
  process.stdout.write(`${JSON.stringify({ level, time: Date.now(), process: 'sandbox', ...line })}\n`);
};

export const jsonLog: Log = {
  info: (msg) => write(30, { msg }),
  error: (msg, error) => write(50, { msg, err: { message: error instanceof Error ? error.stack : String(error) } }),
};

export const silentLog: Log = { info: () => undefined, error: () => undefined };
