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
import { MembershipDemo } from './features/load-demo/load-demo.handler.js';
import { ShowMembershipController } from './features/show-membership/show-membership.controller.js';
import { ShowMembershipHandler } from './features/show-membership/show-membership.handler.js';
import { MembershipUses } from './membership-uses.js';
import { EditedMemberships } from './persistence/edited-memberships.js';
import { MembershipRow } from './persistence/membership.row.js';
import { MembershipPictures } from './persistence/membership-pictures.js';
import { Memberships } from './persistence/memberships.repository.js';
import { Memberships1795300400000 } from './persistence/migrations/1795300400000-memberships.js';
import { EditedMemberships1796100300000 } from './persistence/migrations/1796100300000-edited-memberships.js';
import { MembershipInTheAudit1796700200000 } from './persistence/migrations/1796700200000-membership-in-the-audit.js';
import { MembershipVersions1797100500000 } from './persistence/migrations/1797100500000-versions.js';
import { MembershipTellsChanges1797300200000 } from './persistence/migrations/1797300200000-tells-changes.js';

export const membershipMigrations = [
  Memberships1795300400000,
  EditedMemberships1796100300000,
  MembershipInTheAudit1796700200000,
  MembershipVersions1797100500000,
  MembershipTellsChanges1797300200000,
];

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
    MembershipDemo,
  ],
  exports: [MembershipDemo, MembershipPictures, Memberships, MembershipUses],
})
export class MembershipModule {}
