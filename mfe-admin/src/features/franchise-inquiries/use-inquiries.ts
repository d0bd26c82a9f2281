import type {
  AccessCodeView,
  CandidateDetailsView,
  CompleteDetailsDto,
  FranchiseInquiryDetailView,
  FranchiseInquiryView,
  InquiryStatus,
  Page,
} from '@northlight/contracts';
import {
  http,
  keepPreviousData,
  queryOptions,
  toast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@northlight/site-kit';
import { texts } from '../../texts/franchise-inquiries.ts';

const path = '/api/admin/franchise-inquiries';

const pageSize = 100;
const lists = ['admin', 'inquiries', 'list'] as const;

/** What is looked for; empty where all are shown. */
export interface InquiryFilters {
  readonly search: string;
  readonly status: string;
}

const one = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'inquiries', 'one', id],
    queryFn: ({ signal }) => http.get<FranchiseInquiryDetailView>(`${path}/${id}`, { signal }),
    staleTime: 0,
  });

/** A page of the list. It is kept for 60 s (§9); an own change is in it at once (decisions.md C20). */
export const useInquiries = (filters: InquiryFilters, cursor: string | undefined) =>
  useQuery({
    queryKey: [...lists, filters, cursor],
    queryFn: ({ signal }) =>
      http.page<FranchiseInquiryView>(path, { query: { ...filters, cursor, limit: pageSize }, signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/** All of one inquiry; asked anew whenever it is opened. */
export const useInquiry = (id: number) => useQuery(one(id));

export type HouseFact =
  | 'developmentTimeline'
  | 'initialInvestmentAmount'
  | 'fundingSource'
  | 'ownershipStructure'
  | 'partnerDetails';
type HouseFacts = Pick<CompleteDetailsDto, HouseFact>;

export interface StatusChange {
  readonly status: InquiryStatus;
  readonly note: string;
}

/** Moves an inquiry on; list and dialog show it at once. */
export function useChangeStatus(id: number, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: StatusChange) => http.patch<FranchiseInquiryDetailView>(`${path}/${id}/status`, change),
    onSuccess: (changed) => {
      const { candidateDetails: _, access: __, history: ___, ...inquiry } = changed;
      client.setQueryData(one(id).queryKey, changed);
      client.setQueriesData<Page<FranchiseInquiryView>>({ queryKey: lists }, (known) =>
        known ? { ...known, items: known.items.map((other) => (other.id === id ? inquiry : other)) } : undefined,
      );
      toast({ title: texts.statusUpdated, tone: 'good' });
      onDone();
    },
    onError: () => toast({ title: texts.updateFailed, description: failures.status, tone: 'bad' }),
  });
}

/** Invites a candidate. The code is in the answer, and nowhere else. */
export function useGenerateAccess(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => http.post<AccessCodeView>(`${path}/${id}/generate-access`),
    onSuccess: () => {
      toast({ title: texts.accessCodeGenerated, tone: 'good' });
      void client.invalidateQueries({ queryKey: one(id).queryKey });
    },
    onError: () => toast({ title: texts.generationFailed, description: failures.access, tone: 'bad' }),
    gcTime: 0,
  });
}

/** Adds what the portal does not ask (decisions.md 2.3). */
export function useCompleteDetails(id: number, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (facts: HouseFacts) => http.patch<CandidateDetailsView>(`${path}/${id}/candidate-details`, facts),
    onSuccess: async () => {
      toast({ title: texts.detailsUpdated, tone: 'good' });
      await client.invalidateQueries({ queryKey: one(id).queryKey });
      onDone();
    },
  });
}

/** What is said of a failure, in the toast and where it happened (§8). */
export const failures = {
  status: texts.failedToUpdateStatusPlease,
  access: texts.failedToGenerateAccessCode,
  details: texts.couldntUpdateTheDetailsPlease,
} as const;
