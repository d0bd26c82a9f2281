// Made by `npm run codegen` from packages/contracts/src/identity/routes/users.ts.
import type { ChangeUserDto, GrantPlanDto, ListUsersDto, ManagedUserView, Page } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Change the roles or the state of an account. */
export const changeUser = /* @__PURE__ */ operation<{ params: { id: string | number }; body: Sent<ChangeUserDto> }, ManagedUserView>('PATCH', '/api/admin/users/:id');

/** Give an account a membership plan, or take it away. */
export const grantPlan = /* @__PURE__ */ operation<{ params: { id: string | number }; body: Sent<GrantPlanDto> }, ManagedUserView>('PUT', '/api/admin/users/:id/plan');

/** List the accounts. */
export const listUsers = /* @__PURE__ */ operation<{ query?: Partial<Sent<ListUsersDto>> }, Page<ManagedUserView>>('GET', '/api/admin/users');

/** Take the second factor from an account. */
export const resetSecondFactor = /* @__PURE__ */ operation<{ params: { id: string | number }; body?: object }, undefined>('DELETE', '/api/admin/users/:id/second-factor');

/** Send an account a link to set a new password. */
export const sendResetLink = /* @__PURE__ */ operation<{ params: { id: string | number }; body?: object }, { readonly email: string }>('POST', '/api/admin/users/:id/reset-link');
