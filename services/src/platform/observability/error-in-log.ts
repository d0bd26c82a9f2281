/** What PostgreSQL and TypeORM add to an error quotes rows and parameters: names, e-mails, hashes of passwords. */
const quoting = new Set(['detail', 'where', 'query', 'parameters', 'driverError', 'internalQuery', 'hint', 'input']);

/** Class 22 of PostgreSQL's errors, "data exception": the message itself quotes a value that is none of its type. */
const dataException = /^22\w{3}$/;

interface Coded extends Error {
  readonly code?: string;
  /** Of an AggregateError. */
  readonly errors?: unknown;
}

/** An error as the log tells it: message, stack and codes, and nothing that quotes what people typed. */
export const errorInLog = (error: unknown): unknown =>
  isError(error) ? tell(error, withoutValues(allErrorsOf(error)), new Set()) : error;

/** Errors of another realm are no `Error` of this one. */
const isError = (value: unknown): value is Coded => {
  const { message, stack } = (value ?? {}) as Partial<Error>;
  return typeof message === 'string' && typeof stack === 'string';
};

/** The error and all that it brings along, each once: they may refer to each other in a circle. */
function allErrorsOf(error: Coded): Set<Coded> {
  const found = new Set([error]);
  for (const one of found) {
    for (const value of [one.cause, one.errors, ...Object.values(one)].flat()) if (isError(value)) found.add(value);
  }
  return found;
}

/** The error with its cause, the cause of that, and so on. */
function causesOf(error: Coded): Coded[] {
  const causes = new Set<Coded>();
  for (let next: unknown = error; isError(next) && !causes.has(next); next = next.cause) causes.add(next);
  return [...causes];
}

type Quiet = (text: string) => string;

/** An error behind another may be quoted by its message and its stack: what one must not say, no text of them says. */
function withoutValues(errors: ReadonlySet<Coded>): Quiet {
  const messages = [...errors].filter(({ code }) => dataException.test(String(code))).map(({ message }) => message);
  return (text) => messages.reduce((known, message) => known.replaceAll(message, hidden(message)), text);
}

const hidden = (message: string): string => message.replace(/".*"/s, '"[hidden]"');

/** @param known those that were told before, which are not told again */
function tell(error: Coded, quiet: Quiet, known: Set<Coded>): object {
  known.add(error);
  const inside = (value: unknown): unknown => {
    if (typeof value === 'string') return quiet(value);
    if (!isError(value)) return value;
    return known.has(value) ? undefined : tell(value, quiet, known);
  };
  const { cause, errors, ...own } = Object.fromEntries(Object.entries(error).filter(([name]) => !quoting.has(name)));
  const causes = causesOf(error);
  const all = {
    ...own,
    type: error.constructor?.name ?? error.name,
    message: causes.map(({ message }) => message).join(': '),
    stack: causes.map(({ stack }) => stack).join('\ncaused by: '),
    aggregateErrors: Array.isArray(error.errors) ? error.errors.map(inside) : undefined,
  };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, inside(value)]));
}
