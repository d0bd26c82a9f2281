import { Controller, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  FranchiseIdDto,
  type FranchiseInquiryDetailView,
  type FranchiseInquiryView,
  ListInquiriesDto,
  type Page,
} from '@northlight/contracts';
import { inquiriesRoutes } from '@northlight/contracts/routes';
import { NotedLook } from '../../../../../platform/audit/noted-look.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ListInquiries, ShowInquiry } from './list-inquiries.handler.js';

@Controller()
export class ListInquiriesController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(inquiriesRoutes.listInquiries)
  @NotedLook({ room: 'franchise', kind: 'inquiries', what: 'searched' })
  list(@Query() wanted: ListInquiriesDto): Promise<Page<FranchiseInquiryView>> {
    return this.queries.execute(new ListInquiries(wanted));
  }

  @Endpoint(inquiriesRoutes.showInquiry)
  show(@Param() { id }: FranchiseIdDto): Promise<FranchiseInquiryDetailView> {
    return this.queries.execute(new ShowInquiry(id));
  }
}
