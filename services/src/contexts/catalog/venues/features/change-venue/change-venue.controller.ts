import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ChangeVenueDto, type ManagedVenueDetailView, StoredIdDto } from '@northlight/contracts';
import { venuesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ChangeVenue } from './change-venue.handler.js';

@Controller()
export class ChangeVenueController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(venuesRoutes.changeVenue)
  change(@Param() { id }: StoredIdDto, @Body() input: ChangeVenueDto): Promise<ManagedVenueDetailView> {
    return this.commands.execute(new ChangeVenue(id, input));
  }
}
