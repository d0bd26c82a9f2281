/** What names a voucher: its ledger is one of those for vouchers, never a venue's. */
export interface VoucherRef {
  readonly ledger: number;
  readonly id: string;
}

export const voucherStream = (id: string): string => `voucher/${id}`;

/** The voucher that a stream is about. */
export const voucherIdIn = (stream: string): string => stream.slice('voucher/'.length);
