// Made by `npm run codegen` from packages/contracts/src/correspondence/routes/newsletter.ts.
import type { NewsletterLinkDto, NewsletterStateView, SubscribeAcceptedView, SubscribeDto } from '@northlight/contracts';
import type { Operation, Sent, SentQuery } from '../operation.js';

/** Confirm a newsletter subscription. */
export const confirmSubscription: Operation<{ body: Sent<NewsletterLinkDto> }, NewsletterStateView> = { method: 'POST', path: '/api/newsletter/confirm' };

/** Sign up for the newsletter. */
export const subscribe: Operation<{ body: Sent<SubscribeDto> }, SubscribeAcceptedView> = { method: 'POST', path: '/api/newsletter' };

/** Unsubscribe from the newsletter. */
export const unsubscribe: Operation<{ body: Sent<NewsletterLinkDto> }, NewsletterStateView> = { method: 'POST', path: '/api/newsletter/unsubscribe' };

/** Unsubscribe from the newsletter by one click (RFC 8058). */
export const unsubscribeByOneClick: Operation<{ query: SentQuery<NewsletterLinkDto>; body?: object }, NewsletterStateView> = { method: 'POST', path: '/api/newsletter/one-click' };
