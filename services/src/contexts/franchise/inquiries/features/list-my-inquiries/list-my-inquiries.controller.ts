import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { MyInquiryView } from '@northlight/contracts';
import { candidatesRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ListMyInquiries } from './list-my-inquiries.handler.js';

@Controller()
export class ListMyInquiriesController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(candidatesRoutes.listMyInquiries)
  list(@CurrentUser() user: Principal): Promise<MyInquiryView[]> {
    return this.queries.execute(new ListMyInquiries(user.id));
  }
}
