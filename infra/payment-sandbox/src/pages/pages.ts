import { ApiError } from '../api/api-error.js';
import { readForm } from '../api/form.js';
import { Params } from '../api/params.js';
import type { Checkouts, Outcome } from '../checkout/checkouts.js';
import type { Invoices } from '../checkout/invoices.js';
import type { Subscriptions } from '../checkout/subscriptions.js';
import { type Call, type Reply, redirectTo } from '../http/reply.js';
import type { SessionRow } from '../state/rows.js';
import { invoicePage } from './invoice-page.js';
import { confirmPage, missingPage, overPage, paidPage } from './other-pages.js';
import { payPage } from './pay-page.js';
import { style } from './style.js';

/** The hosted pages: plain forms, each answered with a redirect, so that no reload pays again. */
export class Pages {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly subscriptions: Subscriptions,
    private readonly invoices: Invoices,
  ) {}

  answer(call: Call): Reply {
    if (call.path === '/style.css') return { status: 200, headers: { 'content-type': 'text/css' }, body: style };
    const [, invoice] = /^\/invoice\/(\w+)$/.exec(call.path) ?? [];
    return invoice === undefined ? this.checkout(call) : this.invoice(invoice, call);
  }

  private checkout(call: Call): Reply {
    const [, id, step] = /^\/pay\/(\w+)(\/confirm)?$/.exec(call.path) ?? [];
    try {
      if (id === undefined) return missingPage();
      return call.method === 'POST' ? this.take(id, step, call) : this.show(id, step, call);
    } catch (error) {
      if (error instanceof ApiError) return missingPage();
      throw error;
    }
  }

  /** A month that a card has declined, with another card; or the receipt of one that is paid. */
  private invoice(id: string, { method, body, query }: Call): Reply {
    try {
      if (method !== 'POST') return invoicePage(this.invoices.find(id), query.get('problem') ?? '');
      const number = new Params(readForm(body)).optional('number') ?? '';
      const problem = this.subscriptions.payInvoice(id, number);
      return redirectTo(problem ? `/invoice/${id}?problem=${problem}` : `/invoice/${id}`);
    } catch (error) {
      if (error instanceof ApiError) return missingPage();
      throw error;
    }
  }

  private show(id: string, step: string | undefined, { query }: Call): Reply {
    const session = this.checkouts.find(id);
    if (session.status === 'complete') return paidPage(session, successUrlOf(session));
    if (session.status === 'expired') return overPage(session);
    if (step === undefined)
      return payPage(session, {
        ...{ card: query.get('card') ?? '', problem: query.get('problem') ?? '' },
        due: this.subscriptions.dueOf(session),
      });
    return session.cardToConfirm === null ? redirectTo(`/pay/${id}`) : confirmPage(session);
  }

  private take(id: string, step: string | undefined, { body }: Call): Reply {
    const params = new Params(readForm(body));
    const outcome =
      step === undefined
        ? this.checkouts.pay(id, params.optional('number') ?? '')
        : this.checkouts.confirm(id, params.optional('answer') === 'yes');
    return redirectTo(this.next(this.checkouts.find(id), outcome));
  }

  private next(session: SessionRow, outcome: Outcome): string {
    if (outcome === 'paid') return successUrlOf(session);
    const page = `/pay/${session.id}`;
    if (typeof outcome === 'object') return `${page}?problem=${outcome.decline}`;
    return outcome === 'confirm' ? `${page}/confirm` : page;
  }
}

/** The site may ask for the id of the session in its address. */
const successUrlOf = ({ id, successUrl }: SessionRow): string => successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id);
