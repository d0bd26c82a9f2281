import { Body, Controller, Headers } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { IssueVoucherDto, type VoucherIssuedView } from '@northlight/contracts';
import { vouchersRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { IssueVoucher } from './issue-voucher.handler.js';

@Controller()
export class IssueVoucherController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(vouchersRoutes.issueVoucher)
  issue(
    @Body() body: IssueVoucherDto,
    @CurrentUser() user: Principal,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<VoucherIssuedView> {
    return this.commands.execute(new IssueVoucher(body, { userId: user.id, key }));
  }
}
