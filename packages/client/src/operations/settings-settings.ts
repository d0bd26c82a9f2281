// Made by `npm run codegen` from packages/contracts/src/settings/routes/settings.ts.
import type { ChangeHouseRulesDto, ChangeMailSenderDto, HouseRulesView, MailSenderView, SettingsView } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Change the booking rules. */
export const changeHouseRules = /* @__PURE__ */ operation<{ body: Sent<ChangeHouseRulesDto> }, { readonly version: number }>('PUT', '/api/admin/settings');

/** Change the sender of all mail. */
export const changeMailSender = /* @__PURE__ */ operation<{ body: Sent<ChangeMailSenderDto> }, MailSenderView>('PUT', '/api/admin/settings/sender');

/** Show the booking rules that customers see. */
export const showHouseRules = /* @__PURE__ */ operation<object, HouseRulesView>('GET', '/api/house-rules');

/** Show all booking rules, as their editors see them. */
export const showSettings = /* @__PURE__ */ operation<object, SettingsView>('GET', '/api/admin/settings');

/** Show the sender of all mail. */
export const showMailSender = /* @__PURE__ */ operation<object, MailSenderView>('GET', '/api/admin/settings/sender');
