import { usualCurrency } from '../../currency.js';
import { pricesChanged } from '../../operations/examples/audit.js';
import { usualRetention } from '../../privacy/retention-rules.js';
import type { ChangeBookingPolicyDto } from '../booking-policy.dto.js';
import type { BookingPolicyView, SettingsView } from '../booking-policy-views.js';
import type { ChangeMailSenderDto, MailSenderView } from '../mail-sender.dto.js';

const figures = {
  bookingFeePercent: 6,
  memberDiscountPercent: 10,
  groupDiscountPercent: 10,
  groupFrom: 5,
  familyPackPrice: 112,
  refundHours: 48,
  moveHours: 24,
  shippingPrice: 5.95,
  freeShippingOver: 50,
  currency: usualCurrency,
};

export const bookingPolicy: BookingPolicyView = { ...figures, showsMaps: true, retention: usualRetention };

export const settings: SettingsView = {
  ...figures,
  showsMaps: true,
  ...usualRetention,
  holdMinutes: 15,
  collectDays: 14,
  venuePaymentMost: 500,
  version: 3,
  isCurrencyFixed: true,
  changes: [pricesChanged],
};

export const changeBookingPolicy: ChangeBookingPolicyDto = {
  ...figures,
  ...usualRetention,
  bookingFeePercent: 5,
  showsMaps: true,
  holdMinutes: 15,
  collectDays: 14,
  venuePaymentMost: 500,
  version: 3,
};

export const bookingPolicyChanged = { version: 4 };

export const changeMailSender: ChangeMailSenderDto = {
  name: 'Northlight Rochester',
  replyTo: 'hello@example.com',
  version: 0,
};

export const mailSender: MailSenderView = {
  name: 'Northlight Immersive',
  replyTo: null,
  address: 'no-reply@example.com',
  version: 0,
};

export const mailSenderChanged: MailSenderView = {
  ...mailSender,
  name: 'Northlight Rochester',
  replyTo: 'hello@example.com',
  version: 1,
};
