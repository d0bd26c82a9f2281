import type { Page } from '../../page.js';
import type { ChangeUserDto } from '../../staff/change-user.dto.js';
import type { GrantPlanDto } from '../grant-plan.dto.js';
import type { ManagedUserView } from '../manage-users.dto.js';
import { account } from './account.js';

const { id, username, email, emailVerified, firstName, lastName, isAdmin, createdAt } = account;

const managed: ManagedUserView = {
  ...{ id, username, email, emailVerified, firstName, lastName, isAdmin, createdAt },
  roles: [],
  isDeactivated: false,
  hasSecondFactor: true,
  plan: { tier: 'gold', status: 'active', since: '2027-01-01', until: '2027-12-31', guestPassesLeft: 1 },
};

export const users: Page<ManagedUserView> = { items: [managed], nextCursor: null };

export const changeUser: ChangeUserDto = { roles: ['desk'] };

export const userChanged: ManagedUserView = { ...managed, roles: ['desk'] };

export const grantPlan: GrantPlanDto = { tier: 'platinum', until: '2028-04-30', guestPassesLeft: 2 };

export const planGranted: ManagedUserView = {
  ...managed,
  plan: { tier: 'platinum', status: 'active', since: '2027-05-04', until: '2028-04-30', guestPassesLeft: 2 },
};

export const resetLinkSent = { email };
