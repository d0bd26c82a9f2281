import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangeMembershipController } from './features/change-membership/change-membership.controller.js';
import { ChangeMembershipHandler } from './features/change-membership/change-membership.handler.js';
import { CreateMembershipController } from './features/create-membership/create-membership.controller.js';
import { CreateMembershipHandler } from './features/create-membership/create-membership.handler.js';
import { DeleteMembershipController } from './features/delete-membership/delete-membership.controller.js';
import { DeleteMembershipHandler } from './features/delete-membership/delete-membership.handler.js';
import { ListMembershipsController } from './features/list-memberships/list-memberships.controller.js';
import { ListMembershipsHandler } from './features/list-memberships/list-memberships.handler.js';
import { ShowMembershipController } from './features/show-membership/show-membership.controller.js';
import { ShowMembershipHandler } from './features/show-membership/show-membership.handler.js';
import { MembershipUses } from './membership-uses.js';
import { EditedMemberships } from './persistence/edited-memberships.js';
import { MembershipRow } from './persistence/membership.row.js';
import { MembershipPictures } from './persistence/membership-pictures.js';
import { Memberships } from './persistence/memberships.repository.js';
import { Membership1798000000013 } from './persistence/migrations/1798000000013-membership.js';

export const membershipMigrations = [Membership1798000000013];

/** The plans that visitors may look at. */
@Module({
  imports: [CqrsModule, TypeOrmModule.forFeature([MembershipRow])],
  controllers: [
    CreateMembershipController,
    ChangeMembershipController,
    DeleteMembershipController,
    ListMembershipsController,
    ShowMembershipController,
  ],
  providers: [
    EditedMemberships,
    CreateMembershipHandler,
    ChangeMembershipHandler,
    DeleteMembershipHandler,
    Memberships,
    MembershipUses,
    MembershipPictures,
    ListMembershipsHandler,
    ShowMembershipHandler,
  ],
  exports: [MembershipPictures, Memberships, MembershipUses],
})
export class MembershipModule {}
