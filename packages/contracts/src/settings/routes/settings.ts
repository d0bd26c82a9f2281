import { ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/settings.js';
import { ChangeHouseRulesDto } from '../house-rules.dto.js';
import { type HouseRulesView, type SettingsView } from '../house-rules-views.js';
import { ChangeMailSenderDto, type MailSenderView } from '../mail-sender.dto.js';

export const settingsRoutes = routeGroup('Settings', {
  changeHouseRules: route('PUT /api/admin/settings', {
    summary: 'Change the booking rules',
    access: ['admin'],
    freshSignIn: true,
    body: ChangeHouseRulesDto,
    answer: ok<{ readonly version: number }>('They count in every process from now on, for what is sold from now on.'),
    example: { body: examples.changeHouseRules, answer: examples.houseRulesChanged },
  }),
  changeMailSender: route('PUT /api/admin/settings/sender', {
    summary: 'Change the sender of all mail',
    access: ['admin'],
    freshSignIn: true,
    body: ChangeMailSenderDto,
    answer: ok<MailSenderView>('Every mail that is sent from now on says so.'),
    example: { body: examples.changeMailSender, answer: examples.mailSenderChanged },
  }),
  showHouseRules: route('GET /api/house-rules', {
    summary: 'Show the booking rules that customers see',
    access: 'everyone',
    answer: ok<HouseRulesView>(
      'Fee, discounts and deadlines as they are now; a booking keeps those it was made under.',
    ),
    caching: 'public, max-age=0, must-revalidate',
    example: { answer: examples.houseRules },
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
