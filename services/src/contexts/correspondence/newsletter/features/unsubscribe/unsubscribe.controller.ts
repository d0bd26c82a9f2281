import { Body, Controller, Ip, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { NewsletterLinkDto, type NewsletterStateView } from '@northlight/contracts';
import { newsletterRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { Unsubscribe } from './unsubscribe.handler.js';

@Controller()
export class UnsubscribeController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(newsletterRoutes.unsubscribe)
  unsubscribe(@Body() { link }: NewsletterLinkDto, @Ip() address: string): Promise<NewsletterStateView> {
    return this.leave(link, address);
  }

  /** What a mail program sends when its own button is pressed (RFC 8058): the link is in the address, the body is a form. */
  @Endpoint(newsletterRoutes.unsubscribeByOneClick)
  oneClick(@Query() { link }: NewsletterLinkDto, @Ip() address: string): Promise<NewsletterStateView> {
    return this.leave(link, address);
  }

  private async leave(link: string, address: string): Promise<NewsletterStateView> {
    await this.commands.execute(new Unsubscribe(link, address));
    return { status: 'unsubscribed' };
  }
}
