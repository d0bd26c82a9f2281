import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { supportEmailOf } from '../../platform/config/support-email.js';
import { FranchiseInquiries } from '../franchise/index.js';
import { franchiseAcknowledgement, franchiseNotice } from './mails/franchise-mails.js';
import type { WrittenMail } from './mails/mail.js';
import type { TellOfInquiryByMail } from './queues/mail.queue.js';

interface Sender {
  readonly productName: string;
  readonly siteUrl: string;
}

/** Writes the mails about franchise inquiries; none about somebody who was forgotten meanwhile. */
@Injectable()
export class FranchiseWriter {
  constructor(
    private readonly inquiries: FranchiseInquiries,
    private readonly settings: Settings,
  ) {}

  async acknowledgement({ inquiryId }: TellOfInquiryByMail, sender: Sender): Promise<WrittenMail[]> {
    return this.write('franchise-acknowledgement', inquiryId, sender);
  }

  async notice({ inquiryId }: TellOfInquiryByMail, sender: Sender): Promise<WrittenMail[]> {
    return this.write('franchise-notice', inquiryId, sender);
  }

  private async write(kind: keyof typeof templates, inquiryId: number, sender: Sender): Promise<WrittenMail[]> {
    const inquiry = await this.inquiries.inquiry(inquiryId);
    const supportEmail = supportEmailOf(this.settings);
    return inquiry ? [{ id: `${kind}-${inquiryId}`, mail: templates[kind](inquiry, { ...sender, supportEmail }) }] : [];
  }
}

const templates = { 'franchise-acknowledgement': franchiseAcknowledgement, 'franchise-notice': franchiseNotice };
