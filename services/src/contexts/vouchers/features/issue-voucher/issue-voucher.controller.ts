import { Body, Controller, Headers, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import { IssueVoucherDto, type VoucherIssuedView } from '@northlight/contracts';
import { CurrentUser, type Principal, Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { IssueVoucher } from './issue-voucher.handler.js';

@ApiTags('admin')
@Controller('api/admin/vouchers')
export class IssueVoucherController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Post()
  @ApiHeader({ name: 'Idempotency-Key', required: true, description: '8 to 200 printable characters' })
  @Refuses(
    ...(['INVALID_INPUT', 'IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_KEY_REUSED'] as const),
    ...(['VOUCHER_EXPIRES_EARLY', 'VOUCHER_EXPIRES_LATE'] as const),
  )
  @ApiCreatedResponse({ description: 'The voucher. Its code is in the mail to the recipient, and nowhere else.' })
  issue(
    @Body() body: IssueVoucherDto,
    @CurrentUser() user: Principal,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<VoucherIssuedView> {
    return this.commands.execute(new IssueVoucher(body, { userId: user.id, key }));
  }
}
