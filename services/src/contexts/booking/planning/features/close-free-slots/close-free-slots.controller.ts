import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CloseFreeSlotsDto, type FreeSlotsClosedView } from '@northlight/contracts';
import { planningRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { CloseFreeSlots } from './close-free-slots.handler.js';

@Controller()
export class CloseFreeSlotsController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(planningRoutes.closeFreeSlots)
  close(@Body() input: CloseFreeSlotsDto): Promise<FreeSlotsClosedView> {
    return this.commands.execute(new CloseFreeSlots(input));
  }
}
