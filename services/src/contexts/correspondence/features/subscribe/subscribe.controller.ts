import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { type SubscribeAcceptedView, SubscribeDto } from '@northlight/contracts';
import { Public } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { Subscribe } from './subscribe.handler.js';

const accepted: SubscribeAcceptedView = {
  message: 'Almost done! Open the email we just sent you to confirm your address.',
};

@ApiTags('newsletter')
@Controller('api/newsletter')
export class SubscribeController {
  constructor(private readonly commands: CommandBus) {}

  @Public()
  @Post()
  @HttpCode(202)
  @Refuses('INVALID_INPUT', 'TOO_MANY_TRIES')
  @ApiAcceptedResponse({ description: 'The same answer for every address; its owner gets a mail.' })
  async subscribe(@Body() { email }: SubscribeDto, @Ip() address: string): Promise<SubscribeAcceptedView> {
    await this.commands.execute(new Subscribe({ email, address }));
    return accepted;
  }
}
