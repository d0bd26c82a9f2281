import { sentInquiryOf } from '@northlight/contracts';
import { type Answer, admin, aPreApplication, type FranchiseHouse, frank } from './franchise-house.js';

export type Headers = Readonly<Record<string, string>>;

export interface Claim {
  readonly inquiryId: number;
  readonly accessCode: string;
}

/** What applicants, admins and candidates do, told over HTTP. @param at the house in which it happens */
export const storyIn = (at: () => FranchiseHouse) => {
  const apply = (headers: Headers = frank, input = {}): Promise<Answer> =>
    at().ask('POST /api/franchise-inquiries', headers, sentInquiryOf(aPreApplication(input)));
  const applied = async (): Promise<number> => (await apply()).body.id;
  const move = (id: number, status: string, note?: string): Promise<Answer> =>
    at().ask(`PATCH /api/admin/franchise-inquiries/${id}/status`, admin, { status, note });
  const generate = (id: number): Promise<Answer> =>
    at().ask(`POST /api/admin/franchise-inquiries/${id}/generate-access`, admin);
  const validate = (claim: object, headers: Headers = frank): Promise<Answer> =>
    at().ask('POST /api/franchise/validate-access', headers, claim);
  return {
    ...{ apply, applied, move, generate, validate },
    shown: (id: number): Promise<Answer> => at().ask(`GET /api/admin/franchise-inquiries/${id}`, admin),
    invited: async (): Promise<Claim> => {
      const inquiryId = await applied();
      await move(inquiryId, 'qualified');
      return { inquiryId, accessCode: (await generate(inquiryId)).body.accessCode };
    },
    /** The headers of a candidate whose browser keeps the pass that it was given. */
    admitted: async (claim: object, headers: Headers = frank): Promise<Headers> => {
      const cookie = (await validate(claim, headers)).headers.get('set-cookie') ?? '';
      return { ...headers, cookie: cookie.split(';')[0] ?? '' };
    },
  };
};
