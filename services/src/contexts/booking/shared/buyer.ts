import type { MembershipView, TicketType } from '@northlight/contracts';
import { isStaff, type Principal } from '../../../platform/http/access.js';
import { nameKey } from '../../../platform/kernel/name-key.js';
import type { Visitor } from '../../../platform/limits/visitor.js';
import type { Memberships } from '../../membership/index.js';

/** Whose a booking is, and under which plan it is sold. */
export interface Buyer {
  readonly userId: number | null;
  readonly plan?: string | undefined;
}

/**
 * What the staff book for somebody else is not theirs, and not at the price of their plan: its customer may claim it by
 * their e-mail (C23).
 */
export function buyerOf(user: Principal | undefined, customerEmail: string | undefined): Buyer {
  const isForOthers = user && isStaff(user) && nameKey(customerEmail ?? '') !== nameKey(user.email ?? '');
  // guard: the staff do not sell to others at the price of their own plan
  return !user || isForOthers ? { userId: null } : { userId: user.id, plan: user.plan };
}

/** Somebody of whom counts what they take; undefined for the staff, who act for others. */
export const visitorAt = (
  address: string | undefined,
  user: Principal | undefined,
  email: string,
): Visitor | undefined => (isStaff(user) ? undefined : { address, email });

/** The plan that these tickets are sold under. Where there can be none, nothing is asked and nobody waits. */
export const planOf = (
  memberships: Memberships,
  ticketType: TicketType,
  plan: string | undefined,
): Promise<MembershipView | undefined> | undefined =>
  plan !== undefined && ticketType === 'member' ? memberships.bySlug(plan) : undefined;
