import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RevokeVoucherDto, type VoucherView } from '@northlight/contracts';
import { CurrentUser, type Principal, Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ResendVoucher } from './resend-voucher.handler.js';
import { RevokeVoucher } from './revoke-voucher.handler.js';

@ApiTags('admin')
@Roles('admin')
@Controller('api/admin/vouchers/:id')
export class ChangeVoucherController {
  constructor(private readonly commands: CommandBus) {}

  @Post('revoke')
  @HttpCode(200)
  @Refuses('INVALID_INPUT', 'VOUCHER_NOT_FOUND')
  @ApiOkResponse({ description: 'Nothing more can be spent of it; bookings that it paid for stay paid.' })
  revoke(
    @Param('id') id: string,
    @Body() body: RevokeVoucherDto,
    @CurrentUser() user: Principal,
  ): Promise<VoucherView> {
    return this.commands.execute(new RevokeVoucher(id, body, user.id));
  }

  @Post('resend')
  @HttpCode(204)
  @Refuses('VOUCHER_NOT_FOUND', 'VOUCHER_NOT_SENDABLE')
  @ApiNoContentResponse({ description: 'The mail with the code is on its way to the recipient again.' })
  resend(@Param('id') id: string): Promise<void> {
    return this.commands.execute(new ResendVoucher(id));
  }
}
