import { showApplicant, showCandidateDetails } from '@northlight/client';
import type { ApplicantNameView, CandidateDetailsView } from '@northlight/contracts';
import { apiQuery, callApi, HttpError, queryOptions, useQuery } from '@northlight/site-kit';

/** Whom the portal greets, and what they have submitted so far. */
export interface CandidateFile {
  readonly applicant: ApplicantNameView;
  readonly details: CandidateDetailsView | null;
}

export const fileOf = (inquiryId: number) =>
  queryOptions({
    queryKey: [...apiQuery(showApplicant, { params: { inquiryId } }).queryKey, 'with details'],
    queryFn: async ({ signal }): Promise<CandidateFile> => {
      const [applicant, details] = await Promise.all([
        callApi(showApplicant, { params: { inquiryId } }, { signal }),
        callApi(showCandidateDetails, { params: { inquiryId } }, { signal }).catch(noneYet),
      ]);
      return { applicant, details };
    },
    staleTime: 0,
  });

/** 404 means that none exist (§7). */
const noneYet = (reason: unknown): null => {
  if (reason instanceof HttpError && reason.status === 404) return null;
  throw reason;
};

export const useCandidateFile = (inquiryId: number) => useQuery(fileOf(inquiryId));

/** The pass has ended, or never was: the code has to be shown again. */
export const needsCode = (reason: unknown): boolean => reason instanceof HttpError && reason.status === 403;
