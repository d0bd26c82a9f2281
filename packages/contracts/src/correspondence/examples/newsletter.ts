import { customer, newsletterToken } from '../../wire/example-values.js';
import {
  type NewsletterLinkDto,
  type NewsletterStateView,
  type SubscribeAcceptedView,
  type SubscribeDto,
  writeNewsletterLink,
} from '../newsletter.dto.js';

export const subscribe: SubscribeDto = { email: customer.customerEmail };

export const subscribeAccepted: SubscribeAcceptedView = {
  message: 'Almost done! Open the email we just sent you to confirm your address.',
};

export const link: NewsletterLinkDto = {
  link: writeNewsletterLink({ ref: '01a53b1a-2200-7ae5-9b07-d4c816f0e239', token: newsletterToken }),
};

export const confirmed: NewsletterStateView = { status: 'confirmed' };

export const unsubscribed: NewsletterStateView = { status: 'unsubscribed' };
