import { ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import { ChangeBookingPolicyDto } from '../booking-policy.dto.js';
import { type BookingPolicyView, type SettingsView } from '../booking-policy-views.js';
import * as examples from '../examples/settings.js';
import { ChangeMailSenderDto, type MailSenderView } from '../mail-sender.dto.js';

export const settingsRoutes = routeGroup('Settings', {
  changeBookingPolicy: route('PUT /api/admin/settings', {
    summary: 'Change the booking rules',
    access: ['admin'],
    freshSignIn: true,
    body: ChangeBookingPolicyDto,
    answer: ok<{ readonly version: number }>('They count in every process from now on, for what is sold from now on.'),
    refuses: ['CURRENCY_FIXED'],
    example: { body: examples.changeBookingPolicy, answer: examples.bookingPolicyChanged },
  }),
  changeMailSender: route('PUT /api/admin/settings/sender', {
    summary: 'Change the sender of all mail',
    access: ['admin'],
    freshSignIn: true,
    body: ChangeMailSenderDto,
    answer: ok<MailSenderView>('Every mail that is sent from now on says so.'),
    example: { body: examples.changeMailSender, answer: examples.mailSenderChanged },
  }),
  showBookingPolicy: route('GET /api/house-rules', {
    summary: 'Show the booking rules that customers see',
    access: 'everyone',
    answer: ok<BookingPolicyView>(
      'Fee, discounts and deadlines as they are now; a booking keeps those it was made under.',
    ),
    caching: 'public, max-age=0, must-revalidate',
    example: { answer: examples.bookingPolicy },
  }),
  showSettings: route('GET /api/admin/settings', {
    summary: 'Show all booking rules, as their editors see them',
    access: ['admin'],
    answer: ok<SettingsView>('All that an admin sets, its version, and who changed it last.'),
    example: { answer: examples.settings },
  }),
  showMailSender: route('GET /api/admin/settings/sender', {
    summary: 'Show the sender of all mail',
    access: ['admin'],
    answer: ok<MailSenderView>('Under which name mails go out, where answers go, and the version of both.'),
    example: { answer: examples.mailSender },
  }),
});
