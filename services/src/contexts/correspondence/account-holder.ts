import { Injectable } from '@nestjs/common';
import {
  type AccountHolder,
  type AccountOwner,
  addressesOf,
  isOwnedAt,
  type OwnedAddress,
} from '../../platform/privacy/account-holders.js';
import { Correspondents } from './persistence/correspondents.js';
import { Messages } from './persistence/messages.repository.js';
import { correspondencePersonalData } from './persistence/personal-data.js';
import { Subscribers } from './persistence/subscribers.repository.js';

/** What the owner of a proven e-mail wrote to the house, and whether they get the newsletter. */
@Injectable()
export class CorrespondenceAccountHolder implements AccountHolder {
  readonly keeps = correspondencePersonalData;

  constructor(
    private readonly people: Correspondents,
    private readonly messages: Messages,
    private readonly subscribers: Subscribers,
  ) {}

  async tell(owner: AccountOwner): Promise<{ messages: readonly unknown[]; newsletter: readonly unknown[] }> {
    const told = await Promise.all(addressesOf(owner).map((address) => this.underAddress(address)));
    return {
      messages: told.flatMap(({ messages }) => messages),
      newsletter: told.flatMap(({ newsletter }) => newsletter),
    };
  }

  private async underAddress(address: OwnedAddress) {
    const refs = await this.people.refsOf(address.email);
    const found = (await Promise.all(refs.map((ref) => this.messages.find(ref)))).filter((one) => one !== undefined);
    const stored = found.filter(({ createdAt }) => isOwnedAt(address, createdAt));
    const entries = await this.subscribers.withEmail(address.email);
    return {
      messages: (await this.messages.views(stored)).map(({ createdAt, written, answer }) => ({
        createdAt,
        ...written,
        ...(answer && { answer }),
      })),
      newsletter: entries
        .filter(({ askedAt }) => isOwnedAt(address, askedAt))
        .map(({ askedAt, confirmedAt }) => ({ email: address.email, askedAt, confirmedAt })),
    };
  }

  /** Nothing here is an account's: who has its proven e-mail is forgotten in all rooms at once (`ErasePerson`). */
  async forget(): Promise<void> {}
}
