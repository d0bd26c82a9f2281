import { Body, Controller, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { NewsletterLinkDto, type NewsletterStateView } from '@northlight/contracts';
import { Public } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { Unsubscribe } from './unsubscribe.handler.js';

@ApiTags('newsletter')
@Controller('api/newsletter')
export class UnsubscribeController {
  constructor(private readonly commands: CommandBus) {}

  @Public()
  @Post('unsubscribe')
  @HttpCode(200)
  @Refuses('INVALID_INPUT', 'NEWSLETTER_LINK_DEAD', 'TOO_MANY_TRIES')
  @ApiOkResponse({ description: 'The address is off the list and forgotten.' })
  unsubscribe(@Body() { link }: NewsletterLinkDto, @Ip() address: string): Promise<NewsletterStateView> {
    return this.leave(link, address);
  }

  /** What a mail program sends when its own button is pressed (RFC 8058): the link is in the address, the body is a form. */
  @Public()
  @Post('one-click')
  @HttpCode(200)
  @Refuses('INVALID_INPUT', 'NEWSLETTER_LINK_DEAD', 'TOO_MANY_TRIES')
  @ApiOkResponse({ description: 'The address is off the list and forgotten.' })
  oneClick(@Query() { link }: NewsletterLinkDto, @Ip() address: string): Promise<NewsletterStateView> {
    return this.leave(link, address);
  }

  private async leave(link: string, address: string): Promise<NewsletterStateView> {
    await this.commands.execute(new Unsubscribe(link, address));
    return { status: 'unsubscribed' };
  }
}
