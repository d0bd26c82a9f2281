import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { admin, type FranchiseHouse, franchiseHouse, frank, maya, someDetails } from './testing/franchise-house.js';
import { type Headers, storyIn } from './testing/franchise-story.js';

let house: FranchiseHouse;
beforeAll(async () => {
  house = await franchiseHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const { admitted, invited, shown } = storyIn(() => house);

describe('a pass', () => {
  it.each(['', 'candidate=', 'candidate=1.1.7.9999999999999.AAAA', 'candidate=x'])('is not %p', async (cookie) => {
    const { inquiryId } = await invited();
    const headers = { ...frank, cookie };
    for (const path of ['candidate-details', 'inquiry'])
      expect((await house.ask(`GET /api/franchise/${path}/${inquiryId}`, headers)).status).toBe(403);
    expect((await house.ask('POST /api/franchise/candidate-details', headers, someDetails(inquiryId))).status).toBe(
      403,
    );
  });

  it('is for one account and one inquiry', async () => {
    const [one, other] = [await invited(), await invited()];
    const candidate = await admitted(one);
    const stolen = { ...maya, cookie: candidate.cookie as string };
    expect((await house.ask(`GET /api/franchise/inquiry/${one.inquiryId}`, stolen)).status).toBe(403);
    expect((await house.ask(`GET /api/franchise/inquiry/${other.inquiryId}`, candidate)).status).toBe(403);
    const moved = { ...frank, cookie: `${candidate.cookie}`.replace(`=${one.inquiryId}.`, `=${other.inquiryId}.`) };
    expect((await house.ask(`GET /api/franchise/inquiry/${other.inquiryId}`, moved)).status).toBe(403);
  });
});

describe('a candidate', () => {
  const submit = (headers: Headers, details: object) =>
    house.ask('POST /api/franchise/candidate-details', headers, details);

  it('has submitted nothing at first', async () => {
    const claim = await invited();
    const candidate = await admitted(claim);
    expect(await house.ask(`GET /api/franchise/candidate-details/${claim.inquiryId}`, candidate)).toMatchObject({
      ...{ status: 404, body: { code: 'CANDIDATE_DETAILS_NOT_FOUND' } },
    });
  });

  it('submits under the names of the form, and finds them again beside the stored ones', async () => {
    const claim = await invited();
    const candidate = await admitted(claim);
    const sent = someDetails(claim.inquiryId, { businessResume: 'https://resume.example.com/frank.pdf' });
    const { status, body } = await submit(candidate, { ...sent, lotSize: 1, resumeUrl: 'javascript:alert(1)' });
    expect([status, body]).toEqual([
      201,
      {
        ...sent,
        ...{ id: expect.any(Number), resumeUrl: 'https://resume.example.com/frank.pdf', lotSize: 14_000 },
        ...{ internetSpeed: 'fiber', regulatoryStatus: 'Assembly permit in hand.' },
        ...{ developmentTimeline: '3-6 months', initialInvestmentAmount: '$350,000', fundingSource: 'financing' },
        ...{ ownershipStructure: 'Full-time Owner/Operator', businessPlanUrl: null, partnerDetails: null },
        ...{ createdAt: '2026-11-20T15:00:00.000Z', updatedAt: '2026-11-20T15:00:00.000Z' },
      },
    ]);
    const again = await house.ask(`GET /api/franchise/candidate-details/${claim.inquiryId}`, candidate);
    expect(again.body).toEqual(body);
    expect((await shown(claim.inquiryId)).body.candidateDetails).toEqual(body);
  });

  it('submits once, and updates afterwards', async () => {
    const claim = await invited();
    const candidate = await admitted(claim);
    const key = { ...candidate, 'idempotency-key': 'my-details-1' };
    const sent = someDetails(claim.inquiryId);
    const [one, other] = await Promise.all([submit(key, sent), submit(key, sent)]);
    expect([one.status, other.status, other.body]).toEqual([201, 201, one.body]);
    expect((await submit(candidate, sent)).status).toBe(409);
    house.later(1);
    const input = { ...sent, ceilingHeight: 30, businessResume: 'Now on paper.' };
    const { status, body } = await house.ask(`PATCH /api/franchise/candidate-details/${one.body.id}`, candidate, input);
    expect([status, body]).toEqual([
      200,
      { ...one.body, ceilingHeight: 30, businessResume: 'Now on paper.', updatedAt: '2026-11-20T16:00:00.000Z' },
    ]);
    expect((await house.pool.query('select from franchise.persons')).rowCount).toBe(2);
    const { history } = (await shown(claim.inquiryId)).body;
    expect(history.slice(0, 2).map(({ to }: { to: string }) => to)).toEqual(['updated', 'submitted']);
  });

  it('cannot update the details of another inquiry', async () => {
    const [one, other] = [await invited(), await invited()];
    const theirs = (await submit(await admitted(one), someDetails(one.inquiryId))).body;
    const candidate = await admitted(other);
    const line = `PATCH /api/franchise/candidate-details/${theirs.id}`;
    expect((await house.ask(line, candidate, someDetails(other.inquiryId))).status).toBe(404);
    expect((await house.ask(line, candidate, someDetails(one.inquiryId))).status).toBe(403);
  });

  it.each([
    [{ businessResume: '' }, 'businessResume'],
    [{ proposedLocation: ' ' }, 'proposedLocation'],
    [{ spaceSquareFootage: 0 }, 'spaceSquareFootage'],
    [{ ceilingHeight: '22' }, 'ceilingHeight'],
    [{ hvacStatus: 'Existing' }, 'hvacStatus'],
    [{ electricalCapacity: 'none' }, 'electricalCapacity'],
    [{ connectivityStatus: null }, 'connectivityStatus'],
    [{ regulatoryApprovals: undefined }, 'regulatoryApprovals'],
  ])('is told what is wrong with %j', async (input, field) => {
    const { inquiryId } = await invited();
    const { status, body } = await submit(frank, { ...someDetails(inquiryId), ...input });
    expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([400, [field]]);
  });

  it('leaves to the house what the form does not ask', async () => {
    const claim = await invited();
    const candidate = await admitted(claim);
    const { id } = (await submit(candidate, someDetails(claim.inquiryId))).body;
    const line = `PATCH /api/admin/franchise-inquiries/${claim.inquiryId}/candidate-details`;
    const facts = { fundingSource: 'bank and family', ownershipStructure: '', businessResume: 'not read' };
    expect((await house.ask(line, admin, facts)).body).toMatchObject({
      ...{ fundingSource: 'bank and family', ownershipStructure: null, developmentTimeline: '3-6 months' },
      businessResume: 'Three cinemas, twelve years.',
    });
    const update = house.ask(`PATCH /api/franchise/candidate-details/${id}`, candidate, someDetails(claim.inquiryId));
    expect((await update).body.fundingSource).toBe('bank and family');
  });
});
