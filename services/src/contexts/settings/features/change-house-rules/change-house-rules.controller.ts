import { Body, Controller, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ChangeHouseRulesDto } from '@northlight/contracts';
import { FreshSignIn, Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ChangeHouseRules } from './change-house-rules.handler.js';

@ApiTags('settings')
@Controller('api/admin/settings')
export class ChangeHouseRulesController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @FreshSignIn()
  @Put()
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'CONFLICT')
  @ApiOkResponse({ description: 'They count in every process from now on, for what is sold from now on.' })
  change(@Body() said: ChangeHouseRulesDto): Promise<{ readonly version: number }> {
    return this.commands.execute(new ChangeHouseRules(said));
  }
}
