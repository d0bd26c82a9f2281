import { Body, Controller, Ip } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type SubscribeAcceptedView, SubscribeDto } from '@northlight/contracts';
import { newsletterRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { Subscribe } from './subscribe.handler.js';

const accepted: SubscribeAcceptedView = {
  message: 'Almost done! Open the email we just sent you to confirm your address.',
};

@Controller()
export class SubscribeController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(newsletterRoutes.subscribe)
  async subscribe(@Body() { email }: SubscribeDto, @Ip() address: string): Promise<SubscribeAcceptedView> {
    await this.commands.execute(new Subscribe({ email, address }));
    return accepted;
  }
}
