import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { HouseRulesView, SettingsView } from '@northlight/contracts';
import { settingsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { SharedRead } from '../../../../platform/http/shared-read.js';
import { ShowHouseRules, ShowSettings } from './show-house-rules.handler.js';

@Controller()
export class ShowHouseRulesController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(settingsRoutes.showHouseRules)
  @SharedRead('log.house_rules')
  rules(): Promise<HouseRulesView> {
    return this.queries.execute(new ShowHouseRules());
  }

  @Endpoint(settingsRoutes.showSettings)
  settings(): Promise<SettingsView> {
    return this.queries.execute(new ShowSettings());
  }
}
