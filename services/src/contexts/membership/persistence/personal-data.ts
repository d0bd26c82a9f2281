import type { PersonalPlace } from '../../../platform/privacy/personal-data.js';

/** This room keeps nothing of persons: who has a plan stands with the accounts. */
export const membershipPersonalData: readonly PersonalPlace[] = [{ place: 'membership.memberships', free: 'catalog' }];
