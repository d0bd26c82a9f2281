// Made by `npm run codegen` from packages/contracts/src/correspondence/routes/newsletter.ts.
import type { NewsletterLinkDto, NewsletterStateView, SubscribeAcceptedView, SubscribeDto } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Confirm a newsletter subscription. */
export const confirmSubscription = /* @__PURE__ */ operation<{ body: Sent<NewsletterLinkDto> }, NewsletterStateView>('POST', '/api/newsletter/confirm');

/** Sign up for the newsletter. */
export const subscribe = /* @__PURE__ */ operation<{ body: Sent<SubscribeDto> }, SubscribeAcceptedView>('POST', '/api/newsletter');

/** Unsubscribe from the newsletter. */
export const unsubscribe = /* @__PURE__ */ operation<{ body: Sent<NewsletterLinkDto> }, NewsletterStateView>('POST', '/api/newsletter/unsubscribe');

/** Unsubscribe from the newsletter by one click (RFC 8058). */
export const unsubscribeByOneClick = /* @__PURE__ */ operation<{ query?: Partial<Sent<NewsletterLinkDto>>; body?: object }, NewsletterStateView>('POST', '/api/newsletter/one-click');
