import { Injectable } from '@nestjs/common';
import type { OutboxKey } from '../../platform/queues/outbox.js';
import { Vouchers } from '../vouchers/index.js';
import type { WrittenMail } from './mails/mail.js';
import { voucherIssued } from './mails/voucher-mail.js';
import type { BringVoucherByMail } from './queues/mail.queue.js';

interface Sender {
  readonly productName: string;
  readonly siteUrl: string;
}

/** Writes the mail that brings a gift voucher; none to somebody who was forgotten meanwhile, and none once it is revoked. */
@Injectable()
export class VoucherWriter {
  constructor(private readonly vouchers: Vouchers) {}

  async issued(
    { ledger, voucherId }: BringVoucherByMail,
    { position }: OutboxKey,
    sender: Sender,
  ): Promise<WrittenMail[]> {
    const voucher = await this.vouchers.find({ ledger, id: voucherId });
    if (!voucher?.recipient || voucher.isRevoked) return [];
    const { amount, expires, recipient } = voucher;
    return [
      { id: `voucher-issued-${voucherId}-${position}`, mail: voucherIssued({ amount, expires, recipient }, sender) },
    ];
  }
}
