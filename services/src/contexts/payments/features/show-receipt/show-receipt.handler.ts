import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { ReceiptView } from '@northlight/contracts';
import { StreamReader } from '@northlight/event-store';
import { Settings } from '../../../../platform/config/settings.js';
import { supportEmailOf } from '../../../../platform/config/support-email.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { type OrderRequest, ShowOrder } from '../../../merchandise/index.js';
import { type VoucherEvent, Vouchers, voucherStream } from '../../../vouchers/index.js';
import { accountLedgerOf, accountStream } from '../../domain/account-id.js';
import { receiptOf } from './receipt.js';
import type { VoucherMoment } from './voucher-moments.js';

/** Asks for the receipt of an order, for whoever may see the order. */
export class ShowReceipt extends Query<ReceiptView> {
  constructor(readonly request: OrderRequest) {
    super();
  }
}

@QueryHandler(ShowReceipt)
export class ShowReceiptHandler implements IQueryHandler<ShowReceipt> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly queries: QueryBus,
    private readonly streams: StreamReader,
    private readonly settings: Settings,
    private readonly vouchers: Vouchers,
  ) {}

  /** @throws {Refusal} ORDER_NOT_FOUND, NOTHING_PAID @throws {PersonUnreadable} */
  async execute({ request }: ShowReceipt): Promise<ReceiptView> {
    const order = await this.queries.execute(new ShowOrder(request));
    const moments = await this.streams.readUntil(accountLedgerOf(order.id), accountStream(order.id));
    const receipt = receiptOf(order, { moments, ofVoucher: await this.voucherMoments(order.id) }, this.house);
    if (!receipt) throw new Refusal('NOTHING_PAID');
    return receipt;
  }

  private async voucherMoments(orderId: string): Promise<VoucherMoment[]> {
    const paying = await this.vouchers.ofOrder(orderId);
    if (!paying) return [];
    const recorded = await this.streams.readUntil(paying.ledger, voucherStream(paying.id));
    return recorded.flatMap(({ event, at }) =>
      isOf(event as VoucherEvent, orderId) ? [{ event, at } as VoucherMoment] : [],
    );
  }

  private get house(): ReceiptView['house'] {
    const { PRODUCT_NAME: name, HOUSE_ADDRESS: address } = this.settings;
    return { name, address: address || null, email: supportEmailOf(this.settings) };
  }
}

const isOf = (event: VoucherEvent, orderId: string): boolean => 'booking' in event && event.booking === orderId;
