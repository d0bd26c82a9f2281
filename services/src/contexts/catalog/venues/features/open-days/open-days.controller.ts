import { Controller, Param, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DaySpanDto, type ManagedVenueDetailView, StoredIdDto } from '@northlight/contracts';
import { venuesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { OpenDays } from './open-days.handler.js';

@Controller()
export class OpenDaysController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(venuesRoutes.openDays)
  open(@Param() { id }: StoredIdDto, @Query() span: DaySpanDto): Promise<ManagedVenueDetailView> {
    return this.commands.execute(new OpenDays(id, span));
  }
}
