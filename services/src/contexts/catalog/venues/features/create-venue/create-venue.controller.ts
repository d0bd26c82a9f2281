import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type ManagedVenueDetailView, WriteVenueDto } from '@northlight/contracts';
import { venuesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { CreateVenue } from './create-venue.handler.js';

@Controller()
export class CreateVenueController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(venuesRoutes.createVenue)
  create(@Body() input: WriteVenueDto): Promise<ManagedVenueDetailView> {
    return this.commands.execute(new CreateVenue(input));
  }
}
