import { Api } from './api/api.js';
import { Checkouts } from './checkout/checkouts.js';
import { Customers } from './checkout/customers.js';
import { Invoices } from './checkout/invoices.js';
import { Refunds } from './checkout/refunds.js';
import { Subscriptions } from './checkout/subscriptions.js';
import { listen, serve } from './http/listen.js';
import { type Call, jsonReply, type Reply } from './http/reply.js';
import { type Log, silentLog } from './log.js';
import { Noise } from './notices/noise.js';
import { Notices } from './notices/notices.js';
import { postSigned } from './notices/post-signed.js';
import { Pages } from './pages/pages.js';
import { Store } from './state/store.js';
import { answerTest, type SandboxClock } from './test-calls.js';

export interface SandboxOptions {
  /** The folder of its state; a sandbox that is opened on it again goes on from there. */
  readonly folder: string;
  /** Where notices go, and what they are signed with. */
  readonly noticeUrl: string;
  readonly webhookSecret: string;
  /** The share of notices that come twice, 0 to 1, and the seed of that chance; unset: none. */
  readonly noise?: number;
  readonly seed?: number;
  /** 0 or unset: any free port of this machine. */
  readonly port?: number;
  readonly host?: string;
  /** Where browsers find it; unset: at its own port. */
  readonly publicUrl?: string;
  /** Seconds by which the clock of the site was moved. */
  readonly clockOffset?: number;
  readonly log?: Log;
}

export interface Sandbox {
  readonly url: string;
  /** Ends it; its state stays. */
  close(): Promise<void>;
}

/** How often it looks for what is due. */
const LOOK_EVERY_MS = 100;

/** Opens a stand-in for Stripe: its API, its hosted page, its notices. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port = 0, host = '127.0.0.1', log = silentLog } = options;
  const store = new Store(options.folder);
  const listening = await listen(port, host);
  const url = `http://127.0.0.1:${listening.port}`;
  const parts = partsOf(options, store, options.publicUrl ?? url);
  serve(listening.server, (call) => answer(parts, call), log);
  const end = lookAfter(parts, log);
  return {
    url,
    close: async () => {
      await end();
      const closed = new Promise((resolve) => listening.server.close(resolve));
      listening.server.closeAllConnections();
      await closed;
    },
  };
}

interface Parts {
  readonly clock: SandboxClock;
  readonly store: Store;
  readonly notices: Notices;
  readonly checkouts: Checkouts;
  readonly subscriptions: Subscriptions;
  readonly refunds: Refunds;
  readonly api: Api;
  readonly pages: Pages;
}

function partsOf(options: SandboxOptions, store: Store, publicUrl: string): Parts {
  const { clockOffset = 0, noise = 0, seed = 1 } = options;
  const clock: SandboxClock = { standsAtMs: undefined };
  const now = () => clock.standsAtMs ?? Date.now() + clockOffset * 1000;
  const post = postSigned(options.noticeUrl, options.webhookSecret);
  const notices = new Notices({ store, now, post, noise: new Noise(noise, seed) });
  const books = { store, notices, now, publicUrl };
  const customers = new Customers(books);
  const invoices = new Invoices(books, customers);
  const subscriptions = new Subscriptions(books, customers, invoices);
  const checkouts = new Checkouts(books, subscriptions);
  const refunds = new Refunds(books);
  const api = new Api(books, checkouts, { refunds, subscriptions, customers, invoices });
  const pages = new Pages(checkouts, subscriptions, invoices);
  return { clock, store, notices, checkouts, subscriptions, refunds, api, pages };
}

function answer(parts: Parts, call: Call): Reply {
  if (call.path.startsWith('/v1/')) return parts.api.answer(call);
  if (call.path === '/health/ready') return jsonReply(200, { status: 'ready' });
  if (call.path.startsWith('/sandbox/')) return answerTest(parts, call);
  return parts.pages.answer(call);
}

/** Does what is due, again and again. @returns ends that, once what is under way has been answered */
function lookAfter({ notices, checkouts, subscriptions, refunds }: Parts, log: Log): () => Promise<void> {
  const sendings = new Set<Promise<void>>();
  const look = (): void => {
    try {
      checkouts.expireDue();
      refunds.failDue();
      subscriptions.renewDue();
    } catch (error) {
      log.error('What was due could not be done', error);
    }
    const sending = notices.sendDue().catch((error: unknown) => log.error('A notice could not be noted', error));
    sendings.add(sending);
    void sending.finally(() => sendings.delete(sending));
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await Promise.all(sendings);
  };
}
