import type { Page } from '../../page.js';
import { adminAccount, requestId } from '../../wire/example-values.js';
import type { AuditEntryView, SearchAuditDto } from '../audit.dto.js';

export const searchAudit: Partial<SearchAuditDto> = { room: 'catalog', subject: 'experience/1' };

export const entries: Page<AuditEntryView> = {
  items: [
    {
      id: 2231,
      at: '2027-05-04T15:00:00.000Z',
      whoId: adminAccount,
      who: 'sam',
      role: 'admin',
      room: 'catalog',
      what: 'changed',
      subject: { kind: 'experience', id: '1', name: 'Jurassic Ride' },
      old: { price_cents: 3400 },
      new: { price_cents: 3600 },
      requestId,
    },
  ],
  nextCursor: null,
};

export const pricesChanged: AuditEntryView = {
  id: 1904,
  at: '2027-04-01T13:15:00.000Z',
  whoId: adminAccount,
  who: 'sam',
  role: 'admin',
  room: 'settings',
  what: 'changed',
  subject: { kind: 'settings', id: 'house', name: 'for prices and rules' },
  old: { feePercent: 5 },
  new: { feePercent: 6 },
  requestId,
};
