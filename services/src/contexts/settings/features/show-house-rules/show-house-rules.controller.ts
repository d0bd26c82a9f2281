import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { HouseRulesView, SettingsView } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { SharedRead } from '../../../../platform/http/shared-read.js';
import { ShowHouseRules, ShowSettings } from './show-house-rules.handler.js';

@ApiTags('settings')
@Controller('api')
export class ShowHouseRulesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('house-rules')
  @SharedRead('log.house_rules')
  @ApiOkResponse({
    description: 'Fee, discounts and deadlines as they are now; a booking keeps those it was made under.',
  })
  rules(): Promise<HouseRulesView> {
    return this.queries.execute(new ShowHouseRules());
  }

  @Roles('admin')
  @Get('admin/settings')
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED')
  @ApiOkResponse({ description: 'All that an admin sets, its version, and who changed it last.' })
  settings(): Promise<SettingsView> {
    return this.queries.execute(new ShowSettings());
  }
}
