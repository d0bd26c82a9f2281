import type { Subscription } from '@northlight/event-store/consume';
import { type AuditedEvents, auditOf } from '../../../platform/audit/staff-acts.js';
import type { PromotionCreated, PromotionEnded } from '../domain/promotion.events.js';
import { codeIn } from '../domain/promotion-id.js';

type StaffEvent = PromotionCreated | PromotionEnded;

/** Promo codes that are created and ended are in the audit of the house. */
export const whenStaffActsNoteIt = (accounts: AuditedEvents<StaffEvent>['accounts']): Subscription =>
  auditOf<StaffEvent>({
    ...{
      name: 'audit-of-promotions',
      types: ['PromotionCreated', 'PromotionEnded'],
      isStaffsAlone: () => true,
      accounts,
    },
    tell: async ({ stream, event }) => {
      const subject = { kind: 'promo code', id: codeIn(stream) };
      return { room: 'promotions', subject, ...viewOf(event) };
    },
    nameOf: async ({ id }) => String(id),
  });

function viewOf(event: StaffEvent) {
  if (event.type === 'PromotionEnded') return { what: 'ended', old: { status: 'live' }, new: { status: 'ended' } };
  const { kind, value, appliesTo, starts, ends, uses, usesPerCustomer, minimum } = event;
  return { what: 'created', new: { kind, value, appliesTo, starts, ends, uses, usesPerCustomer, minimum } };
}
