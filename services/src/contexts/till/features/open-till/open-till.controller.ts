import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { OpenTillDto, type TillShiftView } from '@northlight/contracts';
import { tillRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { OpenTill } from './open-till.handler.js';

@Controller()
export class OpenTillController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(tillRoutes.openTill)
  open(@Body() wanted: OpenTillDto, @CurrentUser() { id }: Principal): Promise<TillShiftView> {
    return this.commands.execute(new OpenTill(id, wanted));
  }
}
