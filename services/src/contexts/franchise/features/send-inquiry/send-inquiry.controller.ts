import { Body, Controller, Headers, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import { type InquirySentView, SendInquiryDto } from '@northlight/contracts';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { SendInquiry } from './send-inquiry.handler.js';

@ApiTags('franchise')
@Controller('api/franchise-inquiries')
export class SendInquiryController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Refuses('NOT_SIGNED_IN', 'INVALID_INPUT', 'TOO_MANY_TRIES', 'IDEMPOTENCY_KEY_MALFORMED', 'IDEMPOTENCY_KEY_REUSED')
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: '8 to 200 printable characters' })
  @ApiCreatedResponse({ description: 'The inquiry is kept, and both sides are told of it by mail.' })
  send(
    @Body() inquiry: SendInquiryDto,
    @CurrentUser() user: Principal,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<InquirySentView> {
    return this.commands.execute(new SendInquiry(inquiry, { userId: user.id, key }));
  }
}
