import { Body, Controller, Ip } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { NewsletterLinkDto, type NewsletterStateView } from '@northlight/contracts';
import { newsletterRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ConfirmSubscription } from './confirm-subscription.handler.js';

@Controller()
export class ConfirmSubscriptionController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(newsletterRoutes.confirmSubscription)
  async confirm(@Body() { link }: NewsletterLinkDto, @Ip() address: string): Promise<NewsletterStateView> {
    await this.commands.execute(new ConfirmSubscription(link, address));
    return { status: 'confirmed' };
  }
}
