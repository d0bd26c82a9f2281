import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ChangeBookingPolicyDto } from '@northlight/contracts';
import { settingsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ChangeBookingPolicy } from './change-booking-policy.handler.js';

@Controller()
export class ChangeBookingPolicyController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(settingsRoutes.changeBookingPolicy)
  change(@Body() input: ChangeBookingPolicyDto): Promise<{ readonly version: number }> {
    return this.commands.execute(new ChangeBookingPolicy(input));
  }
}
