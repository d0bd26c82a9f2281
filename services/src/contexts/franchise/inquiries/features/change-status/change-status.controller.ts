import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ChangeInquiryStatusDto, FranchiseIdDto, type FranchiseInquiryDetailView } from '@northlight/contracts';
import { inquiriesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ChangeStatus } from './change-status.handler.js';

@Controller()
export class ChangeStatusController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(inquiriesRoutes.changeInquiryStatus)
  change(
    @Param() { id }: FranchiseIdDto,
    @Body() { status, note }: ChangeInquiryStatusDto,
  ): Promise<FranchiseInquiryDetailView> {
    return this.commands.execute(new ChangeStatus({ id, status, note }));
  }
}
