import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { NewsletterLinkDto, type NewsletterStateView } from '@northlight/contracts';
import { Public } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ConfirmSubscription } from './confirm-subscription.handler.js';

@ApiTags('newsletter')
@Controller('api/newsletter/confirm')
export class ConfirmSubscriptionController {
  constructor(private readonly commands: CommandBus) {}

  @Public()
  @Post()
  @HttpCode(200)
  @Refuses('INVALID_INPUT', 'NEWSLETTER_LINK_DEAD', 'TOO_MANY_TRIES')
  @ApiOkResponse({ description: 'The address is on the list, now or already.' })
  async confirm(@Body() { link }: NewsletterLinkDto, @Ip() address: string): Promise<NewsletterStateView> {
    await this.commands.execute(new ConfirmSubscription(link, address));
    return { status: 'confirmed' };
  }
}
