import { Injectable } from '@nestjs/common';
import type { OutboxKey } from '../../platform/queues/outbox.js';
import { Accounts, type LinkFacts } from '../identity/index.js';
import {
  emailChangeRequested,
  emailInUse,
  emailVerification,
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
  passwordReset,
  secondFactorAdded,
  secondFactorRemoved,
} from './mails/account-mails.js';
import type { Mail, WrittenMail } from './mails/mail.js';
import type { BringLinkByMail, TellOwnerByMail } from './queues/mail.queue.js';

interface Sender {
  readonly productName: string;
  readonly siteUrl: string;
}

interface OwnerJob {
  readonly payload: TellOwnerByMail;
  readonly outbox: OutboxKey;
}

const ownerMails = {
  'password-changed': passwordChanged,
  'second-factor-added': secondFactorAdded,
  'second-factor-removed': secondFactorRemoved,
  'passkey-added': passkeyAdded,
  'passkey-removed': passkeyRemoved,
};

/** Writes the mails about accounts; none for a link that was used or ended meanwhile. */
@Injectable()
export class AccountMailWriter {
  constructor(private readonly accounts: Accounts) {}

  verification({ linkId }: BringLinkByMail, sender: Sender): Promise<WrittenMail[]> {
    return this.about(`email-verification-${linkId}`, linkId, (link) =>
      link.isTaken ? emailInUse(link, sender) : emailVerification(link, sender),
    );
  }

  changeAsked({ linkId }: BringLinkByMail, sender: Sender): Promise<WrittenMail[]> {
    return this.about(`email-change-asked-${linkId}`, linkId, (link) => emailChangeRequested(link, sender));
  }

  reset({ linkId }: BringLinkByMail, sender: Sender): Promise<WrittenMail[]> {
    return this.about(`password-reset-asked-${linkId}`, linkId, (link) => passwordReset(link, sender));
  }

  /** Tells the owner of an account what changed about their sign-in. */
  async toOwner(kind: keyof typeof ownerMails, { payload, outbox }: OwnerJob, sender: Sender): Promise<WrittenMail[]> {
    const account = await this.accounts.account(payload.userId);
    return account ? [{ id: `${kind}-${outbox.position}`, mail: ownerMails[kind](account, sender) }] : [];
  }

  private async about(
    id: string,
    linkId: string,
    write: (link: LinkFacts) => Mail | undefined,
  ): Promise<WrittenMail[]> {
    const link = await this.accounts.link(linkId);
    const mail = link && write(link);
    return mail ? [{ id, mail }] : [];
  }
}
