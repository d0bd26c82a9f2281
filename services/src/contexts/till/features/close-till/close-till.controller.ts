import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CloseTillDto, TillShiftIdDto, type TillShiftView } from '@northlight/contracts';
import { tillRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { CloseTill } from './close-till.handler.js';

@Controller()
export class CloseTillController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(tillRoutes.closeTill)
  close(
    @Param() { id }: TillShiftIdDto,
    @Body() { counted }: CloseTillDto,
    @CurrentUser() user: Principal,
  ): Promise<TillShiftView> {
    return this.commands.execute(new CloseTill(user, id, counted));
  }
}
