import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { MembershipModule } from '../../membership/index.js';
import { ManagedUsers } from '../persistence/managed-users.js';
import { PlanHolders } from '../persistence/plan-holders.js';
import { IdentitySharedModule } from '../shared/identity-shared.module.js';
import { ChangeUserController } from './features/change-user/change-user.controller.js';
import { ChangeUserHandler } from './features/change-user/change-user.handler.js';
import { GrantPlanController } from './features/grant-plan/grant-plan.controller.js';
import { GrantPlanHandler } from './features/grant-plan/grant-plan.handler.js';
import { ListUsersController } from './features/list-users/list-users.controller.js';
import { ListUsersHandler } from './features/list-users/list-users.handler.js';
import { SendResetLinkController } from './features/send-reset-link/send-reset-link.controller.js';
import { SendResetLinkHandler } from './features/send-reset-link/send-reset-link.handler.js';

/** What admins do with accounts. */
@Module({
  imports: [CqrsModule, IdentitySharedModule, MembershipModule],
  controllers: [ChangeUserController, GrantPlanController, ListUsersController, SendResetLinkController],
  providers: [ChangeUserHandler, GrantPlanHandler, ListUsersHandler, SendResetLinkHandler, ManagedUsers, PlanHolders],
})
export class UsersModule {}
