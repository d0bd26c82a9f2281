import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { StoredIdDto } from '@northlight/contracts';
import { venuesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { DeleteVenue } from './delete-venue.handler.js';

@Controller()
export class DeleteVenueController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(venuesRoutes.deleteVenue)
  remove(@Param() { id }: StoredIdDto): Promise<void> {
    return this.commands.execute(new DeleteVenue(id));
  }
}
