// Made by `npm run codegen` from packages/contracts/src/identity/routes/users.ts.
import type { ChangeUserDto, GrantPlanDto, ListUsersDto, ManagedUserView, Page } from '@northlight/contracts';
import type { Operation, Sent, SentQuery } from '../operation.js';

/** Change the roles or the state of an account. */
export const changeUser: Operation<{ params: { id: string | number }; body: Sent<ChangeUserDto, 'isAdmin' | 'isDeactivated' | 'roles'> }, ManagedUserView> = { method: 'PATCH', path: '/api/admin/users/:id' };

/** Give an account a membership plan, or take it away. */
export const grantPlan: Operation<{ params: { id: string | number }; body: Sent<GrantPlanDto> }, ManagedUserView> = { method: 'PUT', path: '/api/admin/users/:id/plan' };

/** List the accounts. */
export const listUsers: Operation<{ query?: SentQuery<ListUsersDto, 'cursor' | 'limit' | 'search'> }, Page<ManagedUserView>> = { method: 'GET', path: '/api/admin/users' };

/** Take the second factor from an account. */
export const resetSecondFactor: Operation<{ params: { id: string | number }; body?: object }, undefined> = { method: 'DELETE', path: '/api/admin/users/:id/second-factor' };

/** Send an account a link to set a new password. */
export const sendResetLink: Operation<{ params: { id: string | number }; body?: object }, { readonly email: string }> = { method: 'POST', path: '/api/admin/users/:id/reset-link' };
