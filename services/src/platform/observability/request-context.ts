import { AsyncLocalStorage } from 'node:async_hooks';
import { currentTraceparent } from '../tracing/traced.js';

/** What is known of the request (or job) that is being served; logs, errors and events carry it. */
export interface RequestContext {
  readonly requestId: string;
  /** 'user:7', 'visitor', 'worker', 'seed'. */
  actor?: string;
  /** Who is signed in, as the audit names them. Not for logs: a name is nobody's business there. */
  who?: Served;
  /** What they work as, once they do what others may not. */
  role?: string;
}

/** A signed-in person at the moment of a request. */
export interface Served {
  readonly id: number;
  /** Null once the account is deleted. */
  readonly name: string | null;
  /** 'admin', what they work as ('desk, ops'), or 'account'. */
  readonly role: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Serves `work` under a context. */
export const withContext = <Result>(context: RequestContext, work: () => Result): Result => storage.run(context, work);

export const currentContext = (): RequestContext | undefined => storage.getStore();

/** Says who it is that is served from here on. */
export function servedIs({ id, name, isAdmin, roles = [] }: Omit<Served, 'role'> & Rights): void {
  const context = storage.getStore();
  if (!context) return;
  context.actor = `user:${id}`;
  context.who = { id, name, role: isAdmin ? 'admin' : roles.join(', ') || 'account' };
}

/** Says that what is done from here on is done with powers: events say so too, for the audit of the house. */
export function actsWithPowers(): void {
  const context = storage.getStore();
  if (context?.who) context.role = context.who.role;
}

interface Rights {
  readonly isAdmin: boolean;
  readonly roles?: readonly string[];
}

interface Meta {
  requestId?: string;
  actor?: string;
  role?: string;
  trace?: string;
}

/** The part of the context that events keep. */
export const currentMeta = (): Meta => {
  const { requestId, actor, role } = storage.getStore() ?? {};
  const meta: Meta = {};
  if (requestId) meta.requestId = requestId;
  if (actor) meta.actor = actor;
  if (role) meta.role = role;
  const trace = currentTraceparent();
  if (trace) meta.trace = trace;
  return meta;
};
