import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ListVouchersDto, type Page, type VoucherView } from '@northlight/contracts';
import { NotedLook } from '../../../../platform/audit/noted-look.js';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ListVouchers } from './list-vouchers.handler.js';

@ApiTags('admin')
@Controller('api/admin/vouchers')
export class ListVouchersController {
  constructor(private readonly queries: QueryBus) {}

  @Roles('admin')
  @Get()
  @NotedLook({ room: 'vouchers', kind: 'vouchers', what: 'searched' })
  @Refuses('INVALID_INPUT', 'BAD_REQUEST')
  @ApiOkResponse({ description: 'A page of vouchers, the latest first, by the last letters, an e-mail or a name.' })
  list(@Query() wanted: ListVouchersDto): Promise<Page<VoucherView>> {
    return this.queries.execute(new ListVouchers(wanted));
  }
}
