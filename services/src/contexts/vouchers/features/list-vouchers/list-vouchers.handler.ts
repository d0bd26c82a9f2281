import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ListVouchersDto, Page, VoucherView } from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { nameKey } from '../../../../platform/kernel/name-key.js';
import { meantBy } from '../../../../platform/kernel/readable-code.js';
import { shownLetters } from '../../domain/voucher-code.js';
import { Recipients } from '../../persistence/recipients.js';
import { type VoucherChoice, type VoucherRow, VoucherRows } from '../../persistence/voucher-rows.js';
import { cursorOf, placeIn } from './cursor.js';

/** Asks for vouchers, the latest first. */
export class ListVouchers extends Query<Page<VoucherView>> {
  constructor(readonly wanted: ListVouchersDto) {
    super();
  }
}

/** Names are sealed: a search for one opens those of the latest vouchers. */
const mostOpened = 1_000;

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
    const choice = { ...(await this.choiceOf(wanted.search ?? '')), before: placeIn(cursor), limit: limit + 1 };
    const found = await this.vouchers.page(choice);
    const rows: readonly VoucherRow[] = found.slice(0, limit);
    const last = rows.at(-1);
    return {
      items: await this.vouchers.views(rows, this.clock.now()),
      nextCursor: last && found.length > limit ? cursorOf(last) : null,
    };
  }

  /** An e-mail, the last letters of a code, or a part of a name. */
  private async choiceOf(search: string): Promise<Omit<VoucherChoice, 'limit'>> {
    if (search === '') return {};
    if (search.includes('@')) return { recipientRefs: await this.recipients.refsOf(search) };
    const codeEnd = meantBy(search).slice(-shownLetters);
    const named = await this.refsNamed(nameKey(search));
    const isCode = codeEnd.length === shownLetters && !/\s/.test(search) && named.length === 0;
    return isCode ? { codeEnd } : { recipientRefs: named };
  }

  private async refsNamed(part: string): Promise<string[]> {
    const rows = await this.vouchers.page({ limit: mostOpened });
    const people = await this.recipients.readable(rows.map(({ recipientRef }) => recipientRef));
    return [...people].filter(([, { name }]) => nameKey(name).includes(part)).map(([ref]) => ref);
  }
}
