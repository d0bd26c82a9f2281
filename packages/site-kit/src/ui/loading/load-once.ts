/** After this long a fresh copy is not waited for. */
const FRESH_COPY_LIMIT_MS = 4_000;

/** Something that is loaded when it is needed, and at most once unless that failed. */
export interface Loadable<Value> {
  /** For React's `use`: the same promise on each render, also where it has failed, until it is asked for again. */
  readonly read: () => Promise<Value>;
  /** Loads it before it is shown. What fails here is asked for again when it is; this never rejects. */
  readonly ahead: () => Promise<Value | undefined>;
}

interface LoadOptions {
  /** What has failed once is not asked for again in this document: something else stands in for it. */
  readonly isFinal?: boolean;
}

/** What an ErrorBoundary catches when something was not loaded. Each front has its own copy of the boundary. */
class NotLoaded extends Error {
  constructor(
    cause: unknown,
    readonly askAgain: () => void,
  ) {
    super(String(cause), { cause });
  }
}

/** After a failure has been shown, the next look asks again: a promise, and React's `lazy`, would remember it for ever. */
export const askAgainAfter = (cause: unknown): void => {
  if (isNotLoaded(cause)) cause.askAgain();
};

/** Whether something was not there to be shown; otherwise it was there, and broke. */
export const isNotLoaded = (cause: unknown): cause is NotLoaded =>
  cause instanceof Error && 'askAgain' in cause && typeof cause.askAgain === 'function';

export const loadOnce = <Value>(load: () => Promise<Value>, { isFinal = false }: LoadOptions = {}): Loadable<Value> => {
  let asked: Promise<Value> | undefined;
  let isShown = false;
  let lastCause: unknown;
  const forget = () => {
    if (isFinal) return;
    asked = undefined;
    isShown = false;
  };
  const fail = (cause: unknown): never => {
    lastCause = cause;
    throw new NotLoaded(cause, forget);
  };
  const ask = () => {
    asked ??= settled(freshCopy(lastCause).then(load).catch(fail));
    return asked;
  };
  return {
    read: () => {
      isShown = true;
      return ask();
    },
    ahead: () => ask().catch(() => (isShown ? undefined : void forget())),
  };
};

/** React's `use` takes a promise that says so as settled, and does not wait for it again. */
const settled = <Value>(found: Promise<Value>): Promise<Value> => {
  found.then(
    (value) => Object.assign(found, { status: 'fulfilled', value }),
    () => undefined,
  );
  return found;
};

/**
 * Before a file is asked for again: a copy that the browser has kept may be what is broken, and a request that hangs
 * holds back all others of its address. The bundler's error names the file.
 */
const freshCopy = async (lastCause: unknown): Promise<void> => {
  const { request } = (lastCause ?? {}) as { readonly request?: unknown };
  if (typeof request === 'string') await fetchAnew(request);
};

/** Has the browser fetch a file past its own copy, and keep the new one. */
export const fetchAnew = async (url: string): Promise<void> => {
  try {
    const answer = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(FRESH_COPY_LIMIT_MS) });
    await answer.arrayBuffer(); // kept once it is read
  } catch {
    // whoever needs the file is told when it is asked for
  }
};
