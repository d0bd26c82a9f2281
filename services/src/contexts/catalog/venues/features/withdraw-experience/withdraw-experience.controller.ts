import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type ManagedVenueDetailView, VenueExperienceIdsDto } from '@northlight/contracts';
import { venuesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { WithdrawExperience } from './withdraw-experience.handler.js';

@Controller()
export class WithdrawExperienceController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(venuesRoutes.withdrawExperience)
  withdraw(@Param() ids: VenueExperienceIdsDto): Promise<ManagedVenueDetailView> {
    return this.commands.execute(new WithdrawExperience(ids));
  }
}
