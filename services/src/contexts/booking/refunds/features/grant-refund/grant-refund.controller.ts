import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { GrantRefundDto, type RefundSettledView } from '@northlight/contracts';
import { refundsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { centsOf } from '../../../../../platform/kernel/money.js';
import { DeskBookings, type StaffBookingRequest } from '../../../persistence/desk-bookings.js';
import { RequestedAtDesk } from '../../../shared/requested-at-desk.js';
import { GrantRefund } from './grant-refund.handler.js';

/** A bad visit that was paid: only admins give money back for it. */
@Controller()
export class GrantRefundController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly commands: CommandBus,
  ) {}

  /** Also after the check-in and after the visit; the booking and its seats stay as they are. */
  @Endpoint(refundsRoutes.grantRefund)
  async grant(
    @RequestedAtDesk() requested: StaffBookingRequest,
    @Body() body: GrantRefundDto,
  ): Promise<RefundSettledView> {
    const found = await this.bookings.findFor({ command: 'grant-refund', body }, requested);
    return this.commands.execute(new GrantRefund(found, { amount: centsOf(body.amount), reason: body.reason }));
  }
}
