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
  let pending: Promise<Value> | undefined;
  let isShown = false;
  let lastCause: unknown;
  const forget = () => {
    if (isFinal) return;
    pending = undefined;
    isShown = false;
  };
  const fail = (cause: unknown): never => {
    lastCause = cause;
    throw new NotLoaded(cause, forget);
  };
  const ask = () => {
    pending ??= settled((lastCause ? loadAfter(lastCause, load) : load().catch(tryOnceMore(load))).catch(fail));
    return pending;
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
 * Asks again for what has failed. A copy that the browser has kept may be what is broken, and a request that hangs holds
 * back all others of its address: a fresh copy comes first. A preload that failed fails the next request of its file,
 * too, without a look at the network, so a file that was not asked for anew yet gets another try.
 */
const loadAfter = async <Value>(
  cause: unknown,
  load: () => Promise<Value>,
  fresh: ReadonlySet<string> = new Set(),
): Promise<Value> => {
  const file = fileOf(cause);
  if (file !== undefined && (fresh.has(file) || !(await fetchAnew(file)))) throw cause;
  return load().catch(tryOnceMore(load, new Set([...fresh, file ?? ''])));
};

/** Not for a file that hangs: it has been waited for long enough. */
const tryOnceMore =
  <Value>(load: () => Promise<Value>, fresh?: ReadonlySet<string>) =>
  (cause: unknown): Promise<Value> => {
    const { type } = (cause ?? {}) as { readonly type?: unknown };
    if (fileOf(cause) === undefined || type === 'timeout') throw cause;
    return loadAfter(cause, load, fresh);
  };

/** The file that did not come, as the bundler's error names it. */
const fileOf = (cause: unknown): string | undefined => {
  const { request } = (cause ?? {}) as { readonly request?: unknown };
  return typeof request === 'string' ? request : undefined;
};

/** Has the browser fetch a file past its own copy, and keep the new one. @returns whether it came */
export const fetchAnew = async (url: string): Promise<boolean> => {
  try {
    const answer = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(FRESH_COPY_LIMIT_MS) });
    await answer.arrayBuffer(); // kept once it is read
    return answer.ok;
  } catch {
    return false;
  }
};
