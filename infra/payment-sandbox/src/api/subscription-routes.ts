import type { Invoices } from '../checkout/invoices.js';
import type { Subscriptions } from '../checkout/subscriptions.js';
import type { SubscriptionRow } from '../state/rows.js';
import type { Route } from './route.js';
import { invoiceAnswer, priceAnswer, subscriptionAnswer } from './subscription-answers.js';

const path = /^\/v1\/subscriptions\/(\w+)$/;

/** What the site asks about subscriptions. */
export const ofSubscriptions = (subscriptions: Subscriptions, invoices: Invoices, publicUrl: string): Route[] => {
  const answer = (row: SubscriptionRow) =>
    subscriptionAnswer(row, invoiceAnswer(invoices.find(row.invoiceId), publicUrl));
  return [
    {
      method: 'GET',
      path,
      work: (params, id) => {
        params.allow('expand');
        return answer(subscriptions.find(id));
      },
    },
    { method: 'POST', path, work: (params, id) => answer(subscriptions.update(id, params)) },
    { method: 'DELETE', path, work: (_, id) => answer(subscriptions.cancel(id)) },
    { method: 'POST', path: /^\/v1\/prices$/, work: (params) => priceAnswer(subscriptions.createPrice(params)) },
  ];
};
