import { Body, Controller, Param, Patch } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ChangeInquiryStatusDto, FranchiseIdDto, type FranchiseInquiryDetailView } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ChangeStatus } from './change-status.handler.js';

@ApiTags('admin')
@Controller('api/admin/franchise-inquiries')
export class ChangeStatusController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Patch(':id/status')
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'INQUIRY_NOT_FOUND', 'APPLICANT_ERASED')
  @ApiOkResponse({ description: 'The inquiry as it is now.' })
  change(
    @Param() { id }: FranchiseIdDto,
    @Body() { status, note }: ChangeInquiryStatusDto,
  ): Promise<FranchiseInquiryDetailView> {
    return this.commands.execute(new ChangeStatus({ id, status, note }));
  }
}
