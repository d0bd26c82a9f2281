import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { FailRefundDto, PayRefundDto, type RefundSettledView, WithdrawGrantDto } from '@northlight/contracts';
import { refundsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { centsOf } from '../../../../../platform/kernel/money.js';
import type { RefundCommand } from '../../../domain/booking/refund.js';
import { DeskBookings, type StaffBookingRequest } from '../../../persistence/desk-bookings.js';
import { RequestedAtDesk } from '../../../shared/requested-at-desk.js';
import { SettleRefund } from './settle-refund.handler.js';

/** Money that goes back: only admins say that it did. */
@Controller()
export class SettleRefundController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly commands: CommandBus,
  ) {}

  @Endpoint(refundsRoutes.payRefund)
  pay(@RequestedAtDesk() requested: StaffBookingRequest, @Body() body: PayRefundDto): Promise<RefundSettledView> {
    const { amount, method, receipt } = body;
    return this.settle(requested, { type: 'PayRefund', amount: centsOf(amount), method, receipt });
  }

  @Endpoint(refundsRoutes.failRefund)
  fail(
    @RequestedAtDesk() requested: StaffBookingRequest,
    @Body() { reason }: FailRefundDto,
  ): Promise<RefundSettledView> {
    return this.settle(requested, { type: 'FailRefund', reason });
  }

  /** What is paid at the desk had not been paid yet when the booking was cancelled. */
  @Endpoint(refundsRoutes.dropRefund)
  drop(@RequestedAtDesk() requested: StaffBookingRequest, @Body() _nothing: object): Promise<RefundSettledView> {
    return this.settle(requested, { type: 'DropRefund' });
  }

  /** What was granted by mistake; what a gift voucher got of it stays there. */
  @Endpoint(refundsRoutes.withdrawRefund)
  withdraw(
    @RequestedAtDesk() requested: StaffBookingRequest,
    @Body() { amount }: WithdrawGrantDto,
  ): Promise<RefundSettledView> {
    return this.settle(requested, { type: 'WithdrawGrant', amount: centsOf(amount) });
  }

  private async settle(requested: StaffBookingRequest, what: RefundCommand): Promise<RefundSettledView> {
    const found = await this.bookings.findFor({ command: 'settle-refund', body: what }, requested);
    return this.commands.execute(new SettleRefund(found, what));
  }
}
