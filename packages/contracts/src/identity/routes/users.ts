import { type Page } from '../../page.js';
import { ChangeUserDto } from '../../staff/change-user.dto.js';
import { accepted, noContent, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/users.js';
import { GrantPlanDto } from '../grant-plan.dto.js';
import { ListUsersDto, type ManagedUserView, UserIdDto } from '../manage-users.dto.js';

export const usersRoutes = routeGroup('Users', {
  changeUser: route('PATCH /api/admin/users/:id', {
    summary: 'Change the roles or the state of an account',
    access: ['admin'],
    freshSignIn: true,
    params: UserIdDto,
    body: ChangeUserDto,
    answer: ok<ManagedUserView>('The account as it is now; it counts from its next request on.'),
    refuses: ['USER_NOT_FOUND', 'ONLY_ADMIN'],
    example: { params: { id: '7' }, body: examples.changeUser, answer: examples.userChanged },
  }),
  grantPlan: route('PUT /api/admin/users/:id/plan', {
    summary: 'Give an account a membership plan, or take it away',
    access: ['admin'],
    freshSignIn: true,
    params: UserIdDto,
    body: GrantPlanDto,
    answer: ok<ManagedUserView>('The account with the plan that it has now, or without one.'),
    refuses: ['USER_NOT_FOUND', 'MEMBERSHIP_NOT_FOUND', 'PLAN_ENDS_EARLY', 'PLAN_ENDS_LATE', 'PLAN_IS_PAID'],
    example: { params: { id: '7' }, body: examples.grantPlan, answer: examples.planGranted },
  }),
  listUsers: route('GET /api/admin/users', {
    summary: 'List the accounts',
    access: ['admin'],
    query: ListUsersDto,
    answer: ok<Page<ManagedUserView>>('The accounts by username, a page at a time.'),
    caching: 'no-store',
    example: { query: { search: 'maya' }, answer: examples.users },
  }),
  resetSecondFactor: route('DELETE /api/admin/users/:id/second-factor', {
    summary: 'Take the second factor from an account',
    access: ['admin'],
    freshSignIn: true,
    params: UserIdDto,
    answer: noContent('The account signs in with its password alone; its owner is told by mail.'),
    refuses: ['USER_NOT_FOUND', 'SECOND_FACTOR_OFF'],
    example: { params: { id: '7' } },
  }),
  sendResetLink: route('POST /api/admin/users/:id/reset-link', {
    summary: 'Send an account a link to set a new password',
    access: ['admin'],
    freshSignIn: true,
    params: UserIdDto,
    answer: accepted<{ readonly email: string }>(
      'A mail with a link to choose a new password is on its way to the account.',
    ),
    refuses: ['USER_NOT_FOUND'],
    example: { params: { id: '7' }, answer: examples.resetLinkSent },
  }),
});
