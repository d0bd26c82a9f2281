import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sentInquiryOf } from '@northlight/contracts';
import { PersonHolders } from '../../platform/privacy/person-holders.js';
import { forgetPerson, personOf } from '../../platform/privacy/testing/persons-of.js';
import { FranchiseInquiries } from './domain/franchise-inquiries.js';
import {
  admin,
  aPreApplication,
  type FranchiseHouse,
  franchiseHouse,
  frank,
  maya,
  now,
  someDetails,
} from './testing/franchise-house.js';

let house: FranchiseHouse;
beforeAll(async () => {
  house = await franchiseHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const door = () => house.app.get(FranchiseInquiries, { strict: false });
const ofUser = (userId: number) => ({ userId, addresses: [] });
const holders = () => house.app.get(PersonHolders, { strict: false });
const list = async () => (await house.ask('GET /api/admin/franchise-inquiries', admin)).body;
const path = '/api/admin/franchise-inquiries';

/** Frank, invited, with details submitted; the house has written a note about him. */
async function franksStory(): Promise<{ inquiryId: number; accessCode: string }> {
  const sent = sentInquiryOf(aPreApplication());
  const { id: inquiryId } = (await house.ask('POST /api/franchise-inquiries', frank, sent)).body;
  await house.ask(`PATCH ${path}/${inquiryId}/status`, admin, { status: 'qualified', note: 'Frank has the means.' });
  const { accessCode } = (await house.ask(`POST ${path}/${inquiryId}/generate-access`, admin)).body;
  const { headers } = await house.ask('POST /api/franchise/validate-access', frank, { inquiryId, accessCode });
  const candidate = { ...frank, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
  await house.ask('POST /api/franchise/candidate-details', candidate, someDetails(inquiryId));
  return { inquiryId, accessCode };
}

describe('an applicant who asks to be forgotten', () => {
  it('is found by e-mail, however it is written', async () => {
    const { inquiryId } = await franksStory();
    expect(await holders().find(personOf(house.app, 'FRANK@example.com'))).toEqual([
      { kind: 'franchise inquiry', id: String(inquiryId), at: now.toISOString(), status: ['qualified'] },
    ]);
  });

  it.each([
    ['by their e-mail', () => forgetPerson(house.app, 'Frank@Example.com', now)],
    ['with their account', () => holders().erase(ofUser(7), { at: now })],
  ])('is unknown afterwards, %s; that there was an inquiry stays', async (_, forget) => {
    const claim = await franksStory();
    await forget();
    await forget();
    expect(await list()).toEqual([
      expect.objectContaining({ id: claim.inquiryId, userId: null, firstName: '', email: '', isErased: true }),
    ]);
    const { body } = await house.ask(`GET ${path}/${claim.inquiryId}`, admin);
    expect([body.candidateDetails, body.access]).toEqual([null, null]);
    expect(JSON.stringify(body)).not.toMatch(/Frank|means|Steinway/);
    expect((await house.ask('POST /api/franchise/validate-access', frank, claim)).body).toEqual({ valid: false });
    expect((await house.ask(`POST ${path}/${claim.inquiryId}/generate-access`, admin)).status).toBe(404);
    expect((await house.ask('GET /api/franchise-inquiries', frank)).body).toEqual([]);
    expect(await door().inquiry(claim.inquiryId)).toBeUndefined();
  });

  it('leaves others as they are', async () => {
    const sent = sentInquiryOf(aPreApplication({ email: 'maya@example.com', firstName: 'Maya' }));
    await house.ask('POST /api/franchise-inquiries', maya, sent);
    await franksStory();
    await holders().erase(ofUser(7), { at: now });
    expect((await list()).map(({ firstName }: { firstName: string }) => firstName)).toEqual(['', 'Maya']);
  });

  it('may take along what was kept before', async () => {
    const { accessCode } = await franksStory();
    const { franchiseInquiries: taken } = await holders().tell(ofUser(7));
    expect(taken).toEqual([
      expect.objectContaining({
        ...{ firstName: 'Frank', status: 'qualified' },
        candidateDetails: expect.objectContaining({ proposedLocation: 'Steinway Street 30-12' }),
      }),
    ]);
    expect(JSON.stringify(taken)).not.toContain(accessCode);
    expect(await holders().tell(ofUser(8))).toEqual({ franchiseInquiries: [] });
  });
});
