import { Body, Controller, Ip } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { RedeemVoucherDto, type VoucherRedeemedView } from '@northlight/contracts';
import { doorRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { DeskBookings, type StaffBookingRequest } from '../../../persistence/desk-bookings.js';
import { RequestedAtDesk } from '../../../shared/requested-at-desk.js';
import { RedeemVoucher } from './redeem-voucher.handler.js';

@Controller()
export class RedeemVoucherController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly commands: CommandBus,
  ) {}

  @Endpoint(doorRoutes.redeemVoucher)
  async redeem(
    @RequestedAtDesk() requested: StaffBookingRequest,
    @Body() body: RedeemVoucherDto,
    @Ip() address: string,
  ): Promise<VoucherRedeemedView> {
    const found = await this.bookings.findFor({ command: 'redeem-voucher', body }, requested);
    return this.commands.execute(new RedeemVoucher(found, body.voucherCode, address));
  }
}
