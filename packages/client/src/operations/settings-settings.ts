// Made by `npm run codegen` from packages/contracts/src/settings/routes/settings.ts.
import type { BookingPolicyView, ChangeBookingPolicyDto, ChangeMailSenderDto, MailSenderView, SettingsView } from '@northlight/contracts';
import type { Operation, Sent } from '../operation.js';

/** Change the booking rules. */
export const changeBookingPolicy: Operation<{ body: Sent<ChangeBookingPolicyDto, 'currency' | 'freeShippingOver' | 'keepAuditYears' | 'keepCartDays' | 'keepInquiryYears' | 'keepJobDays' | 'keepMailDays' | 'keepMessageYears' | 'keepNoteDays' | 'keepSalesYears' | 'keepUnconfirmedDays' | 'keepUnprovenDays' | 'keepWaitlistDays' | 'shippingPrice' | 'showsMaps' | 'venuePaymentMost'> }, { readonly version: number }> = { method: 'PUT', path: '/api/admin/settings' };

/** Change the sender of all mail. */
export const changeMailSender: Operation<{ body: Sent<ChangeMailSenderDto, 'replyTo'> }, MailSenderView> = { method: 'PUT', path: '/api/admin/settings/sender' };

/** Show the booking rules that customers see. */
export const showBookingPolicy: Operation<object, BookingPolicyView> = { method: 'GET', path: '/api/house-rules' };

/** Show all booking rules, as their editors see them. */
export const showSettings: Operation<object, SettingsView> = { method: 'GET', path: '/api/admin/settings' };

/** Show the sender of all mail. */
export const showMailSender: Operation<object, MailSenderView> = { method: 'GET', path: '/api/admin/settings/sender' };
