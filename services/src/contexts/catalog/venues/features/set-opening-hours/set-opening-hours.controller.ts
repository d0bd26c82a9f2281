import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type ManagedVenueDetailView, StoredIdDto, WriteHoursDto } from '@northlight/contracts';
import { venuesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { SetOpeningHours } from './set-opening-hours.handler.js';

@Controller()
export class SetOpeningHoursController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(venuesRoutes.setOpeningHours)
  set(@Param() { id }: StoredIdDto, @Body() { weekHours, version }: WriteHoursDto): Promise<ManagedVenueDetailView> {
    return this.commands.execute(new SetOpeningHours(id, { columns: weekHours, seen: version }));
  }
}
