import { Injectable } from '@nestjs/common';
import type { PersonEntry } from '@northlight/contracts';
import type { Person } from '../../platform/privacy/person.js';
import type { PersonHolder, RotationReport } from '../../platform/privacy/person-holder.js';
import { GuestPassRows } from './persistence/guest-pass-rows.js';
import { guestPassesPersonalData } from './persistence/personal-data.js';

/** The bookings for which an account used guest passes: a number and nothing else. */
@Injectable()
export class GuestPassesHolder implements PersonHolder {
  readonly keeps = guestPassesPersonalData;

  constructor(private readonly rows: GuestPassRows) {}

  /** They belong to their account, which is found by itself. */
  async find(): Promise<PersonEntry[]> {
    return [];
  }

  async tell({ userId }: Person): Promise<Readonly<Record<string, unknown>>> {
    const uses = userId === undefined ? [] : await this.rows.ofAccount(userId);
    return uses.length === 0 ? {} : { guestPasses: uses };
  }

  /** Numbers stay: they lead to nobody once the account is gone. */
  async erase(): Promise<number> {
    return 0;
  }

  async giveUp(): Promise<number> {
    return 0;
  }

  async rewrap(): Promise<RotationReport> {
    return { moved: 0, unreadable: 0 };
  }

  async unreadable(): Promise<undefined> {
    return undefined;
  }
}
