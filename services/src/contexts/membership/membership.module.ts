import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ListMembershipsController } from './features/list-memberships/list-memberships.controller.js';
import { ListMembershipsHandler } from './features/list-memberships/list-memberships.handler.js';
import { MembershipDemo } from './features/load-demo/load-demo.handler.js';
import { ShowMembershipController } from './features/show-membership/show-membership.controller.js';
import { ShowMembershipHandler } from './features/show-membership/show-membership.handler.js';
import { MembershipRow } from './persistence/membership.row.js';
import { MembershipPictures } from './persistence/membership-pictures.js';
import { Memberships } from './persistence/memberships.repository.js';
import { Memberships1795300400000 } from './persistence/migrations/1795300400000-memberships.js';

export const membershipMigrations = [Memberships1795300400000];

/** The plans that visitors may look at. */
@Module({
  imports: [CqrsModule, TypeOrmModule.forFeature([MembershipRow])],
  controllers: [ListMembershipsController, ShowMembershipController],
  providers: [Memberships, MembershipPictures, ListMembershipsHandler, ShowMembershipHandler, MembershipDemo],
  exports: [MembershipDemo, MembershipPictures],
})
export class MembershipModule {}
