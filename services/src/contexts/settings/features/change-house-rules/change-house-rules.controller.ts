import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ChangeHouseRulesDto } from '@northlight/contracts';
import { settingsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ChangeHouseRules } from './change-house-rules.handler.js';

@Controller()
export class ChangeHouseRulesController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(settingsRoutes.changeHouseRules)
  change(@Body() said: ChangeHouseRulesDto): Promise<{ readonly version: number }> {
    return this.commands.execute(new ChangeHouseRules(said));
  }
}
