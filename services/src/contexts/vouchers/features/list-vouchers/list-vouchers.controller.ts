import { Controller, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ListVouchersDto, type Page, type VoucherView } from '@northlight/contracts';
import { vouchersRoutes } from '@northlight/contracts/routes';
import { NotedLook } from '../../../../platform/audit/noted-look.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ListVouchers } from './list-vouchers.handler.js';

@Controller()
export class ListVouchersController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(vouchersRoutes.listVouchers)
  @NotedLook({ room: 'vouchers', kind: 'vouchers', what: 'searched' })
  list(@Query() wanted: ListVouchersDto): Promise<Page<VoucherView>> {
    return this.queries.execute(new ListVouchers(wanted));
  }
}
