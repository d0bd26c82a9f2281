import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  FranchiseIdDto,
  type FranchiseInquiryDetailView,
  type FranchiseInquiryView,
  ListInquiriesDto,
  type Page,
} from '@northlight/contracts';
import { NotedLook } from '../../../../platform/audit/noted-look.js';
import { Roles } from '../../../../platform/http/access.js';
import { AsPagedArray } from '../../../../platform/http/paged-array.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ListInquiries, ShowInquiry } from './list-inquiries.handler.js';

@ApiTags('admin')
@Controller('api/admin/franchise-inquiries')
export class ListInquiriesController {
  constructor(private readonly queries: QueryBus) {}

  @Roles('admin')
  @Get()
  @NotedLook({ room: 'franchise', kind: 'inquiries', what: 'searched' })
  @AsPagedArray()
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'BAD_REQUEST')
  @ApiOkResponse({
    description: 'Every inquiry, the newest first; with limit a page of them, and Link says where the next one is.',
  })
  list(@Query() wanted: ListInquiriesDto): Promise<Page<FranchiseInquiryView>> {
    return this.queries.execute(new ListInquiries(wanted));
  }

  @Roles('admin')
  @Get(':id')
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'INQUIRY_NOT_FOUND')
  @ApiOkResponse({ description: 'An inquiry with the details of its candidate, its access and its history.' })
  show(@Param() { id }: FranchiseIdDto): Promise<FranchiseInquiryDetailView> {
    return this.queries.execute(new ShowInquiry(id));
  }
}
