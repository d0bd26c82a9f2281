import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { GrantRefundDto, type RefundSettledView } from '@northlight/contracts';
import { FreshSignIn, Roles } from '../../../../platform/http/access.js';
import { centsOf } from '../../../../platform/kernel/money.js';
import { AskedAtDesk, CommandAtDesk } from '../../asked-at-desk.js';
import { type AskedThere, DeskBookings } from '../../persistence/desk-bookings.js';
import { GrantRefund } from './grant-refund.handler.js';

/** A bad visit that was paid: only admins give money back for it. */
@ApiTags('admin')
@Roles('admin')
@FreshSignIn()
@ApiParam({ name: 'booking', description: "The booking's id or its reference" })
@Controller('api/admin/bookings/:booking/refund')
export class GrantRefundController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly commands: CommandBus,
  ) {}

  /** Also after the check-in and after the visit; the booking and its seats stay as they are. */
  @Post('grant')
  @CommandAtDesk('INVALID_INPUT', 'REFUND_BEFORE_PAYMENT', 'NOTHING_TO_REFUND', 'REFUND_TOO_HIGH')
  @ApiOkResponse({ description: 'It is owed now, or back on the gift voucher; whoever left an e-mail is written to.' })
  async grant(@AskedAtDesk() asked: AskedThere, @Body() body: GrantRefundDto): Promise<RefundSettledView> {
    const found = await this.bookings.findFor({ command: 'grant-refund', body }, asked);
    return this.commands.execute(new GrantRefund(found, { amount: centsOf(body.amount), reason: body.reason }));
  }
}
