import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { StoredIdDto } from '@northlight/contracts';
import { membershipsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { DeleteMembership } from './delete-membership.handler.js';

@Controller()
export class DeleteMembershipController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(membershipsRoutes.deleteMembership)
  remove(@Param() { id }: StoredIdDto): Promise<void> {
    return this.commands.execute(new DeleteMembership(id));
  }
}
