import { Injectable } from '@nestjs/common';
import { WaitlistEntries } from '../booking/index.js';
import { Catalog } from '../catalog/index.js';
import { type WaitingParty, waitingParty } from './mails/waiting-party.js';

/** Reads what a mail about a waitlist tells. */
@Injectable()
export class WaitReader {
  constructor(
    private readonly waitlists: WaitlistEntries,
    private readonly catalog: Catalog,
  ) {}

  /** The party behind an entry; undefined when its customer was erased. @throws when there is no such entry */
  async read(venueId: number, entryId: string): Promise<WaitingParty | undefined> {
    const entry = await this.waitlists.find(venueId, entryId);
    if (!entry) throw new Error(`There is no entry ${entryId} on a waitlist of venue ${venueId}`);
    const place = await this.catalog.visitPlace(venueId, entry.experienceId);
    if (!place) throw new Error(`The venue or the experience of the entry ${entryId} is gone`);
    const { customer } = entry;
    return customer && waitingParty({ entry, customer, ...place });
  }
}
