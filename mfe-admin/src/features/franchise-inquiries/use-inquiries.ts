import { changeInquiryStatus, completeDetails, generateAccess, listInquiries, showInquiry } from '@northlight/client';
import type { CompleteDetailsDto, FranchiseInquiryView, InquiryStatus, Page } from '@northlight/contracts';
import {
  apiQuery,
  callApi,
  callApiPage,
  keepPreviousData,
  queryOptions,
  toast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@northlight/site-kit';
import { texts } from '../../texts/franchise-inquiries.ts';

const pageSize = 100;
/** Apart from those of a single inquiry: an own change is written into all pages of the list. */
const lists = [...apiQuery(listInquiries, {}).queryKey, 'pages'];

/** What is looked for; empty where all are shown. */
export interface InquiryFilters {
  readonly search: string;
  readonly status: string;
}

const one = (id: number) => queryOptions({ ...apiQuery(showInquiry, { params: { id } }), staleTime: 0 });

/** A page of the list. It is kept for 60 s (§9); an own change is in it at once (decisions.md C20). */
export const useInquiries = (filters: InquiryFilters, cursor: string | undefined) =>
  useQuery({
    queryKey: [...lists, filters, cursor],
    queryFn: ({ signal }) => callApiPage(listInquiries, { query: { ...filters, cursor, limit: pageSize } }, { signal }),
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
    mutationFn: (change: StatusChange) => callApi(changeInquiryStatus, { params: { id }, body: change }),
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
    mutationFn: () => callApi(generateAccess, { params: { id } }),
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
    mutationFn: (facts: HouseFacts) => callApi(completeDetails, { params: { id }, body: facts }),
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
