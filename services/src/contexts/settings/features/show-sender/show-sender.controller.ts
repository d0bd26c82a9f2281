import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { MailSenderView } from '@northlight/contracts';
import { settingsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ShowSender } from './show-sender.handler.js';

@Controller()
export class ShowSenderController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(settingsRoutes.showMailSender)
  show(): Promise<MailSenderView> {
    return this.queries.execute(new ShowSender());
  }
}
