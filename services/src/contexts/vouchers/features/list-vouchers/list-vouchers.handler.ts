import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isFound, type ListVouchersDto, type Page, type VoucherView } from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { cutPage, instant, KeysetCursor, uuid } from '../../../../platform/kernel/keyset-cursor.js';
import { meantBy } from '../../../../platform/kernel/readable-code.js';
import { shownLetters } from '../../domain/voucher-code.js';
import { Recipients } from '../../persistence/recipients.js';
import { type VoucherChoice, type VoucherRow, VoucherRows } from '../../persistence/voucher-rows.js';

/** Asks for vouchers, the latest first. */
export class ListVouchers extends Query<Page<VoucherView>> {
  constructor(readonly wanted: ListVouchersDto) {
    super();
  }
}

/** Names are sealed: a search for one opens those of the latest vouchers. */
const MAX_OPENED = 1_000;

const voucherCursor = new KeysetCursor('voucher', { issuedAt: instant, id: uuid });

@QueryHandler(ListVouchers)
export class ListVouchersHandler implements IQueryHandler<ListVouchers> {
  constructor(
    private readonly vouchers: VoucherRows,
    private readonly recipients: Recipients,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} BAD_REQUEST for a cursor that nobody gave */
  async execute({ wanted }: ListVouchers): Promise<Page<VoucherView>> {
    const { limit, cursor } = wanted;
    const which = await this.choiceOf(wanted.search ?? '');
    const found = await this.vouchers.page({ which, before: voucherCursor.keyIn(cursor), limit: limit + 1 });
    const { rows, last } = cutPage<VoucherRow>(found, limit);
    return {
      items: await this.vouchers.views(rows, this.clock.now()),
      nextCursor: voucherCursor.after(last),
    };
  }

  /** An e-mail; else what ends with these letters, and whoever has them in their name. */
  private async choiceOf(search: string): Promise<VoucherChoice['which']> {
    if (search === '') return undefined;
    const codeEnd = meantBy(search).slice(-shownLetters);
    if (search.includes('@')) return { codeEnd: '', recipientRefs: await this.recipients.refsOf(search) };
    return { codeEnd, recipientRefs: await this.refsNamed(search) };
  }

  private async refsNamed(search: string): Promise<string[]> {
    const rows = await this.vouchers.page({ limit: MAX_OPENED });
    const people = await this.recipients.readable(rows.map(({ recipientRef }) => recipientRef));
    return [...people].filter(([, { name }]) => isFound(search, [name])).map(([ref]) => ref);
  }
}
