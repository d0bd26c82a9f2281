import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventTypes, Projections } from '@northlight/event-store';
import { AccountUses } from '../../platform/privacy/account-uses.js';
import { PersonHolders } from '../../platform/privacy/person-holders.js';
import { PrivacyModule } from '../../platform/privacy/privacy.module.js';
import { GuestAllowancesModule } from '../identity/index.js';
import { SettleGuestPassesHandler } from './features/settle-guest-passes/settle-guest-passes.handler.js';
import { ShowGuestPassesController } from './features/show-guest-passes/show-guest-passes.controller.js';
import { ShowGuestPassesHandler } from './features/show-guest-passes/show-guest-passes.handler.js';
import { HolderPasses } from './holder-passes.js';
import { GuestPassRows } from './persistence/guest-pass-rows.js';
import { GuestPasses1798000000039 } from './persistence/migrations/1798000000039-guest-passes.js';
import { GuestPassesHolder } from './person-holder.js';
import { registerEventTypes } from './projections/register-event-types.js';

export const guestPassesMigrations = [GuestPasses1798000000039];

/** Guest passes of plans: granted by the period, used for guests of bookings. */
@Module({
  imports: [CqrsModule, PrivacyModule, GuestAllowancesModule],
  controllers: [ShowGuestPassesController],
  providers: [GuestPassRows, GuestPassesHolder, HolderPasses, SettleGuestPassesHandler, ShowGuestPassesHandler],
  exports: [HolderPasses],
})
export class GuestPassesModule {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    types: EventTypes,
    projections: Projections,
    holders: PersonHolders,
    holder: GuestPassesHolder,
    accounts: AccountUses,
  ) {
    registerEventTypes(types, projections);
    holders.add(holder);
    accounts.add('select user_id from guest_passes.uses');
  }
}
