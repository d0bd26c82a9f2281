import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { BookingPolicyView, SettingsView } from '@northlight/contracts';
import { settingsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { SharedRead } from '../../../../platform/http/shared-read.js';
import { ShowBookingPolicy, ShowSettings } from './show-booking-policy.handler.js';

@Controller()
export class ShowBookingPolicyController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(settingsRoutes.showBookingPolicy)
  @SharedRead('log.house_rules')
  rules(): Promise<BookingPolicyView> {
    return this.queries.execute(new ShowBookingPolicy());
  }

  @Endpoint(settingsRoutes.showSettings)
  settings(): Promise<SettingsView> {
    return this.queries.execute(new ShowSettings());
  }
}
