import {
  answerReview,
  approveReview,
  listModeratedReviews,
  refuseReview,
  removeReviewAnswer,
} from '@northlight/client';
import type { ModeratedReviewView, ReviewRefusal, ReviewState } from '@northlight/contracts';
import {
  apiQuery,
  callApi,
  keepPreviousData,
  refresh,
  toast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@northlight/site-kit';
import { texts } from '../../texts/reviews.ts';

/** A page of the reviews in a state. */
export const useReviews = (state: ReviewState, cursor: string | undefined) =>
  useQuery({
    ...apiQuery(listModeratedReviews, { query: { state, cursor } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** What somebody does with a review, and what that is called afterwards. */
export type Deed =
  | { readonly does: 'approve' | 'remove' }
  | { readonly does: 'refuse'; readonly reason: ReviewRefusal }
  | { readonly does: 'answer'; readonly answer: string };

const doneTexts: Readonly<Record<Deed['does'], string>> = {
  approve: texts.isApproved,
  refuse: texts.isRefused,
  answer: texts.answerSaved,
  remove: texts.answerRemoved,
};

/** Does it to the review as it was read. Whatever comes of it, the lists follow. */
export function useDeed({ id, version }: Pick<ModeratedReviewView, 'id' | 'version'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deed: Deed) => send(deed, { id, version }),
    onSuccess: (_, { does }) => toast({ title: doneTexts[does], tone: 'good' }),
    onSettled: () => refresh(client, listModeratedReviews),
  });
}

function send(deed: Deed, { id, version }: Pick<ModeratedReviewView, 'id' | 'version'>): Promise<ModeratedReviewView> {
  const params = { id };
  switch (deed.does) {
    case 'approve':
      return callApi(approveReview, { params, body: { version } });
    case 'refuse':
      return callApi(refuseReview, { params, body: { version, reason: deed.reason } });
    case 'answer':
      return callApi(answerReview, { params, body: { version, answer: deed.answer } });
    case 'remove':
      return callApi(removeReviewAnswer, { params });
  }
}
