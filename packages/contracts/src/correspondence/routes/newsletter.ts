import { accepted, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/newsletter.js';
import {
  NewsletterLinkDto,
  type NewsletterStateView,
  type SubscribeAcceptedView,
  SubscribeDto,
} from '../newsletter.dto.js';

export const newsletterRoutes = routeGroup('Newsletter', {
  confirmSubscription: route('POST /api/newsletter/confirm', {
    summary: 'Confirm a newsletter subscription',
    access: 'everyone',
    body: NewsletterLinkDto,
    answer: ok<NewsletterStateView>('The address is on the list, now or already.'),
    refuses: ['NEWSLETTER_LINK_DEAD', 'TOO_MANY_TRIES'],
    example: { body: examples.link, answer: examples.confirmed },
  }),
  subscribe: route('POST /api/newsletter', {
    summary: 'Sign up for the newsletter',
    access: 'everyone',
    body: SubscribeDto,
    answer: accepted<SubscribeAcceptedView>('The same answer for every address; its owner gets a mail.'),
    refuses: ['TOO_MANY_TRIES'],
    example: { body: examples.subscribe, answer: examples.subscribeAccepted },
  }),
  unsubscribe: route('POST /api/newsletter/unsubscribe', {
    summary: 'Unsubscribe from the newsletter',
    access: 'everyone',
    body: NewsletterLinkDto,
    answer: ok<NewsletterStateView>('The address is off the list and forgotten.'),
    refuses: ['NEWSLETTER_LINK_DEAD', 'TOO_MANY_TRIES'],
    example: { body: examples.link, answer: examples.unsubscribed },
  }),
  unsubscribeByOneClick: route('POST /api/newsletter/one-click', {
    summary: 'Unsubscribe from the newsletter by one click (RFC 8058)',
    access: 'everyone',
    query: NewsletterLinkDto,
    answer: ok<NewsletterStateView>('The address is off the list and forgotten.'),
    refuses: ['NEWSLETTER_LINK_DEAD', 'TOO_MANY_TRIES'],
    example: { query: examples.link, answer: examples.unsubscribed },
  }),
});
