import { Body, Controller, Headers } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type InquirySentView, SendInquiryDto } from '@northlight/contracts';
import { candidatesRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { SendInquiry } from './send-inquiry.handler.js';

@Controller()
export class SendInquiryController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(candidatesRoutes.sendInquiry)
  send(
    @Body() inquiry: SendInquiryDto,
    @CurrentUser() user: Principal,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<InquirySentView> {
    return this.commands.execute(new SendInquiry(inquiry, { userId: user.id, key }));
  }
}
