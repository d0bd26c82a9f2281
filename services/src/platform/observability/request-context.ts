import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the request (or job) that is being served; logs, errors and events carry it. */
export interface RequestContext {
  readonly requestId: string;
  /** 'user:7', 'visitor', 'worker', 'seed'. */
  actor?: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Serves `work` under a context. */
export const withContext = <Result>(context: RequestContext, work: () => Result): Result => storage.run(context, work);

export const currentContext = (): RequestContext | undefined => storage.getStore();

/** Says who it is that is served from here on. */
export function servedIs(actor: string): void {
  const context = storage.getStore();
  if (context) context.actor = actor;
}

/** The part of the context that events keep. */
export const currentMeta = (): { requestId?: string; actor?: string } => {
  const { requestId, actor } = storage.getStore() ?? {};
  return { ...(requestId ? { requestId } : {}), ...(actor ? { actor } : {}) };
};
