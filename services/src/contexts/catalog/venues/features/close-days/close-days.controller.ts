import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CloseDaysDto, type ManagedVenueDetailView, StoredIdDto } from '@northlight/contracts';
import { venuesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { CloseDays } from './close-days.handler.js';

@Controller()
export class CloseDaysController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(venuesRoutes.closeDays)
  close(@Param() { id }: StoredIdDto, @Body() input: CloseDaysDto): Promise<ManagedVenueDetailView> {
    return this.commands.execute(new CloseDays(id, input));
  }
}
