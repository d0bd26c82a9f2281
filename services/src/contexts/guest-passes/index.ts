export { SettleGuestPasses } from './features/settle-guest-passes/settle-guest-passes.handler.js';
export { useGuestPasses } from './guest-pass-work.js';
export { GuestPassesModule, guestPassesMigrations } from './guest-passes.module.js';
export { HolderPasses } from './holder-passes.js';
export { guestPassesPersonalData } from './persistence/personal-data.js';
export { registerEventTypes as registerGuestPassEventTypes } from './projections/register-event-types.js';
