import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { FailRefundDto, PayRefundDto, type RefundSettledView, WithdrawGrantDto } from '@northlight/contracts';
import { FreshSignIn, Roles } from '../../../../platform/http/access.js';
import { centsOf } from '../../../../platform/kernel/money.js';
import { AskedAtDesk, CommandAtDesk } from '../../asked-at-desk.js';
import type { RefundCommand } from '../../domain/refund.js';
import { type AskedThere, DeskBookings } from '../../persistence/desk-bookings.js';
import { SettleRefund } from './settle-refund.handler.js';

/** Money that goes back: only admins say that it did. */
@ApiTags('admin')
@Roles('admin')
@FreshSignIn()
@ApiParam({ name: 'booking', description: "The booking's id or its reference" })
@Controller('api/admin/bookings/:booking/refund')
export class SettleRefundController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly commands: CommandBus,
  ) {}

  @Post('pay')
  @CommandAtDesk('INVALID_INPUT', 'REFUND_NOT_DUE', 'REFUND_ALREADY_PAID', 'REFUND_NOT_AS_SHOWN')
  @ApiOkResponse({ description: 'It is noted as paid, and whoever left an e-mail is written to.' })
  pay(@AskedAtDesk() asked: AskedThere, @Body() body: PayRefundDto): Promise<RefundSettledView> {
    const { amount, method, receipt } = body;
    return this.settle(asked, { type: 'PayRefund', amount: centsOf(amount), method, receipt });
  }

  @Post('fail')
  @CommandAtDesk('INVALID_INPUT', 'REFUND_NOT_DUE', 'REFUND_ALREADY_PAID')
  @ApiOkResponse({ description: 'It is noted that it did not work; it stays owed.' })
  fail(@AskedAtDesk() asked: AskedThere, @Body() { reason }: FailRefundDto): Promise<RefundSettledView> {
    return this.settle(asked, { type: 'FailRefund', reason });
  }

  /** What is paid at the desk had not been paid yet when the booking was cancelled. */
  @Post('drop')
  @CommandAtDesk('REFUND_NOT_DUE', 'REFUND_ALREADY_PAID')
  @ApiOkResponse({ description: 'Nothing is owed any more.' })
  drop(@AskedAtDesk() asked: AskedThere, @Body() _nothing: object): Promise<RefundSettledView> {
    return this.settle(asked, { type: 'DropRefund' });
  }

  /** What was granted by mistake; what a gift voucher got of it stays there. */
  @Post('withdraw')
  @CommandAtDesk('INVALID_INPUT', 'REFUND_NOT_WITHDRAWABLE', 'REFUND_NOT_AS_SHOWN')
  @ApiOkResponse({ description: 'The last grant is owed no more, and whoever left an e-mail is written to.' })
  withdraw(@AskedAtDesk() asked: AskedThere, @Body() { amount }: WithdrawGrantDto): Promise<RefundSettledView> {
    return this.settle(asked, { type: 'WithdrawGrant', amount: centsOf(amount) });
  }

  private async settle(asked: AskedThere, what: RefundCommand): Promise<RefundSettledView> {
    const found = await this.bookings.findFor({ command: 'settle-refund', body: what }, asked);
    return this.commands.execute(new SettleRefund(found, what));
  }
}
