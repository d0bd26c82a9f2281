import { createHash } from 'node:crypto';
import type { Books } from '../checkout/books.js';
import type { Checkouts } from '../checkout/checkouts.js';
import type { Customers } from '../checkout/customers.js';
import type { Invoices } from '../checkout/invoices.js';
import type { Refunds } from '../checkout/refunds.js';
import type { Subscriptions } from '../checkout/subscriptions.js';
import { type Call, jsonReply, type Reply } from '../http/reply.js';
import { intentAnswer, refundAnswer, sessionAnswer } from './answers.js';
import { ApiError } from './api-error.js';
import { ofCustomers } from './customer-routes.js';
import { readForm } from './form.js';
import { ofMovements } from './movement-routes.js';
import { Params } from './params.js';
import { refundsPage } from './refunds-page.js';
import type { Route } from './route.js';
import { ofSubscriptions } from './subscription-routes.js';

/** Stripe forgets keys after a day. */
const KEYS_LAST_MS = 24 * 60 * 60 * 1000;

interface ApiParts {
  readonly refunds: Refunds;
  readonly subscriptions: Subscriptions;
  readonly customers: Customers;
  readonly invoices: Invoices;
}

/** The part of Stripe's API that the site uses: form-encoded parameters, JSON answers, Stripe's errors. */
export class Api {
  private readonly routes: readonly Route[];

  constructor(
    private readonly books: Books,
    checkouts: Checkouts,
    { refunds, subscriptions, customers, invoices }: ApiParts,
  ) {
    const { publicUrl } = books;
    this.routes = [
      ...ofCheckouts(checkouts, publicUrl),
      ...ofRefunds(refunds),
      ...ofSubscriptions(subscriptions, invoices, publicUrl),
      ...ofCustomers(customers, invoices, publicUrl),
      ...ofMovements(books),
    ];
  }

  answer(call: Call): Reply {
    try {
      verifyKey(call.headers.authorization);
      return call.method === 'POST' ? this.once(call) : jsonReply(200, this.work(call, call.query.toString()));
    } catch (error) {
      if (error instanceof ApiError) return jsonReply(error.status, error.body);
      throw error;
    }
  }

  /** The same key brings the same answer again, and changes nothing. What was refused may be asked again. */
  private once(call: Call): Reply {
    const key = call.headers['idempotency-key'];
    if (!key) return jsonReply(200, this.work(call, call.body));
    const { store, now } = this.books;
    const fingerprint = createHash('sha256').update(`${call.path}\n${call.body}`).digest('base64');
    const before = store.find('answers', key);
    if (before && now() - before.atMs < KEYS_LAST_MS) {
      if (before.fingerprint !== fingerprint) throw usedOtherwise(key);
      return jsonReply(before.status, before.body, { 'idempotent-replayed': 'true' });
    }
    const reply = jsonReply(200, this.work(call, call.body));
    store.put('answers', key, { key, fingerprint, atMs: now(), status: reply.status, body: reply.body });
    return reply;
  }

  private work({ method, path }: Call, form: string): object {
    for (const route of this.routes) {
      const [match, id = ''] = route.path.exec(path) ?? [];
      if (match !== undefined && route.method === method) return route.work(new Params(readForm(form)), id);
    }
    throw new ApiError(404, `Unrecognized request URL (${method}: ${path}): the sandbox does not have it.`);
  }
}

const ofCheckouts = (checkouts: Checkouts, publicUrl: string): Route[] => [
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    work: (params) => sessionAnswer(checkouts.open(params), publicUrl),
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/(\w+)$/,
    work: (params, id) => sessionAnswer(checkouts.find(nothingElse(params, id)), publicUrl),
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    work: (params, id) => sessionAnswer(checkouts.expire(nothingElse(params, id)), publicUrl),
  },
];

const ofRefunds = (refunds: Refunds): Route[] => [
  { method: 'POST', path: /^\/v1\/refunds$/, work: (params) => refundAnswer(refunds.create(params)) },
  { method: 'GET', path: /^\/v1\/refunds$/, work: (params) => refundsPage(refunds, params) },
  {
    method: 'GET',
    path: /^\/v1\/refunds\/(\w+)$/,
    work: (params, id) => refundAnswer(refunds.find(nothingElse(params, id))),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    work: (params, id) => intentAnswer(refunds.findIntent(nothingElse(params, id))),
  },
];

function nothingElse(params: Params, id: string): string {
  params.allow();
  return id;
}

/** Any key of a test account will do; one that moves money must never come here. */
function verifyKey(authorization: string | undefined): void {
  if (authorization === undefined) throw new ApiError(401, 'You did not provide an API key.');
  if (!/^Bearer (?:sk|rk)_test_\w+$/.test(authorization))
    throw new ApiError(401, 'The sandbox takes keys for tests only: sk_test_…');
}

function usedOtherwise(key: string): ApiError {
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
  return new ApiError(400, message, { type: 'idempotency_error' });
}
