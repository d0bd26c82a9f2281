import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetPerson } from '../../platform/privacy/testing/persons-of.js';
import { aDocx, aDocxWithMacros, aPdf } from './testing/documents.js';
import {
  admin,
  type FranchiseHouse,
  franchiseHouse,
  frank,
  maya,
  now,
  someDetails,
} from './testing/franchise-house.js';
import { type Headers, storyIn } from './testing/franchise-story.js';

const MEGABYTE = 1024 * 1024;

let house: FranchiseHouse;
beforeAll(async () => {
  house = await franchiseHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const { admitted, invited, shown } = storyIn(() => house);

interface Sent {
  readonly content?: Buffer;
  readonly name?: string;
  readonly field?: string;
  readonly kind?: string;
}

const send = (inquiryId: number, headers: Headers, { content = aPdf(), name = 'resume.pdf', ...where }: Sent = {}) => {
  const form = new FormData();
  form.append(where.field ?? 'file', new Blob([new Uint8Array(content)], { type: 'application/pdf' }), name);
  const path = `/api/franchise/candidate-files/${where.kind ?? 'resume'}?inquiryId=${inquiryId}`;
  return house.ask(`POST ${path}`, headers, form);
};

/** Frank, whose browser has a pass for his inquiry. */
const aCandidate = async (headers = frank) => {
  const claim = await invited();
  return { ...claim, candidate: await admitted(claim, headers) };
};
const stored = async () => (await house.pool.query('select * from franchise.candidate_files order by id')).rows;
const listed = async (inquiryId: number, headers: Headers) =>
  (await house.ask(`GET /api/franchise/inquiry/${inquiryId}/files`, headers)).body;

describe('a file of a candidate', () => {
  it('is kept sealed, listed, and given back as it was sent, to be saved and never shown', async () => {
    const { inquiryId, candidate } = await aCandidate();
    const content = aPdf(5_000);
    const { status, body } = await send(inquiryId, candidate, { content, name: 'C:\\Frank; résumé.pdf' });
    const file = {
      ...{ id: expect.any(Number), kind: 'resume', name: 'Frank; résumé.pdf', type: 'application/pdf' },
      ...{ bytes: content.length, createdAt: now.toISOString(), url: `/api/franchise/candidate-files/${body.id}` },
    };
    expect([status, body, await listed(inquiryId, candidate)]).toEqual([201, file, [file]]);
    const [row] = await stored();
    for (const sealed of [row.sealed_name, row.sealed_content])
      expect([sealed.includes('Frank'), sealed.includes('%PDF')]).toEqual([false, false]);

    const answer = await house.ask(`GET ${body.url}`, candidate);
    expect(answer.body).toBe(content.toString());
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-disposition': expect.stringMatching(
        /^attachment; filename="Frank; .*"; filename\*=UTF-8''Frank%3B%20r%C3%A9/,
      ),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
    });
  });

  it('is named after its content, whatever its sender called it', async () => {
    const { inquiryId, candidate } = await aCandidate();
    const { body } = await send(inquiryId, candidate, { content: aDocx(), name: 'plan.pdf', kind: 'business-plan' });
    expect([body.name, body.type]).toEqual(['plan.pdf.docx', expect.stringContaining('wordprocessingml')]);
  });

  it.each([
    { sent: { content: Buffer.from('<!doctype html>') }, status: 415, message: /^resume.pdf isn’t .* PDF or DOCX\.$/ },
    { sent: { content: aDocxWithMacros() }, status: 415, message: /PDF or DOCX/ },
    { sent: { content: Buffer.alloc(0) }, status: 400, message: /^Please choose a file first/ },
    { sent: { field: 'image' }, status: 400, message: /in the file field\.$/ },
    { sent: { kind: 'photo' }, status: 400, message: /a resume or a business plan/ },
    { sent: { content: aPdf(10 * MEGABYTE) }, status: 413, message: /^resume.pdf is larger than 10 MB/ },
    { sent: { content: aPdf(11 * MEGABYTE) }, status: 413, message: /The limit is 10 MB/ },
  ])('is refused with $status $message, and nothing is kept', async ({ sent, status, message }) => {
    const { inquiryId, candidate } = await aCandidate();
    const answer = await send(inquiryId, candidate, sent);
    expect([answer.status, answer.body.message, await stored()]).toEqual([status, expect.stringMatching(message), []]);
  });

  it('is taken in its largest size', async () => {
    const { inquiryId, candidate } = await aCandidate();
    const content = aPdf(10 * MEGABYTE - 100);
    const { status, body } = await send(inquiryId, candidate, { content });
    expect(status).toBe(201);
    expect((await house.ask(`GET ${body.url}`, candidate)).body.length).toBe(content.length);
  });

  it('takes the place of the one before, which is deleted, and may be taken back', async () => {
    const { inquiryId, candidate } = await aCandidate();
    const first = (await send(inquiryId, candidate)).body;
    const second = (await send(inquiryId, candidate, { name: 'newer.pdf' })).body;
    expect((await house.ask(`GET ${first.url}`, candidate)).status).toBe(404);
    expect(await listed(inquiryId, candidate)).toEqual([second]);
    expect((await house.ask(`DELETE ${second.url}`, candidate)).status).toBe(204);
    expect((await house.ask(`DELETE ${second.url}`, candidate)).status).toBe(404);
    expect(await stored()).toEqual([]);
    const { history } = (await shown(inquiryId)).body;
    expect(history.slice(0, 3).map(({ what, to }: { what: string; to: string }) => [what, to])).toEqual([
      ...[
        ['file', 'Resume removed'],
        ['file', 'Resume replaced'],
        ['file', 'Resume uploaded'],
      ],
    ]);
  });

  it('is taken and given to nobody without the pass of its inquiry', async () => {
    const { inquiryId, candidate } = await aCandidate();
    const { url } = (await send(inquiryId, candidate)).body;
    const stranger = { ...maya, cookie: candidate.cookie as string };
    for (const headers of [frank, stranger, admin]) {
      const answers = [await send(inquiryId, headers), await house.ask(`GET ${url}`, headers)];
      answers.push(await house.ask(`DELETE ${url}`, headers));
      answers.push(await house.ask(`GET /api/franchise/inquiry/${inquiryId}/files`, headers));
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
        Array(4).fill([403, 'ACCESS_CODE_NEEDED']),
      );
    }
    expect((await house.ask(`GET ${url}`)).status).toBe(401);
    const other = await aCandidate();
    for (const method of ['GET', 'DELETE'])
      expect((await house.ask(`${method} ${url}`, other.candidate)).body.code).toBe('CANDIDATE_FILE_NOT_FOUND');
    expect((await send(inquiryId, other.candidate)).status).toBe(403);
    expect(await stored()).toHaveLength(1);
  });

  it('is where the details say, for its candidate and for admins, and who downloaded it is on record', async () => {
    const { inquiryId, candidate } = await aCandidate();
    const { id, url } = (await send(inquiryId, candidate)).body;
    const details = someDetails(inquiryId, { businessResume: 'https://resume.example.com/frank.pdf' });
    const { body } = await house.ask('POST /api/franchise/candidate-details', candidate, details);
    expect([body.resumeUrl, body.businessPlanUrl]).toEqual([url, null]);
    const { candidateDetails, candidateFiles } = (await shown(inquiryId)).body;
    const forAdmins = `/api/admin/franchise-inquiries/${inquiryId}/candidate-files/${id}`;
    expect([candidateDetails.resumeUrl, candidateFiles[0].url, candidateFiles[0].name]).toEqual([
      ...[forAdmins, forAdmins, 'resume.pdf'],
    ]);
    const elsewhere = forAdmins.replace(`/${inquiryId}/`, `/${inquiryId + 1}/`);
    for (const [path, headers, status] of [
      ...([
        [forAdmins, frank, 403],
        [elsewhere, admin, 404],
        [forAdmins, admin, 200],
      ] as const),
    ])
      expect((await house.ask(`GET ${path}`, headers)).status).toBe(status);
    const [last] = (await shown(inquiryId)).body.history;
    expect([last.by, last.to]).toEqual(['user:1', 'Resume downloaded']);
    await house.ask(`DELETE ${url}`, candidate);
    const left = (await house.ask(`GET /api/franchise/candidate-details/${inquiryId}`, candidate)).body;
    expect(left.resumeUrl).toBe('https://resume.example.com/frank.pdf');
  });

  it('is gone with its person, and so is what could read it in a copy of before', async () => {
    const { inquiryId, candidate } = await aCandidate();
    const { id } = (await send(inquiryId, candidate)).body;
    const forAdmins = `/api/admin/franchise-inquiries/${inquiryId}/candidate-files/${id}`;
    await forgetPerson(house.app, 'frank@example.com', now);
    expect([await stored(), (await house.ask(`GET ${forAdmins}`, admin)).status]).toEqual([[], 404]);
    expect((await shown(inquiryId)).body.candidateFiles).toEqual([]);
    expect((await send(inquiryId, candidate)).status).toBe(403);
  });
});
