import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { SetupStatusView } from '@northlight/contracts';
import { signInRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ShowSetupStatus } from './show-setup-status.handler.js';

@Controller()
export class ShowSetupStatusController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(signInRoutes.showSetupStatus)
  status(): Promise<SetupStatusView> {
    return this.queries.execute(new ShowSetupStatus());
  }
}
