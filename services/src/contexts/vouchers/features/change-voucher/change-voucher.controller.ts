import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { RevokeVoucherDto, type VoucherView } from '@northlight/contracts';
import { vouchersRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ResendVoucher } from './resend-voucher.handler.js';
import { RevokeVoucher } from './revoke-voucher.handler.js';

@Controller()
export class ChangeVoucherController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(vouchersRoutes.revokeVoucher)
  revoke(
    @Param('id') id: string,
    @Body() body: RevokeVoucherDto,
    @CurrentUser() user: Principal,
  ): Promise<VoucherView> {
    return this.commands.execute(new RevokeVoucher(id, body, user.id));
  }

  @Endpoint(vouchersRoutes.resendVoucher)
  resend(@Param('id') id: string): Promise<void> {
    return this.commands.execute(new ResendVoucher(id));
  }
}
