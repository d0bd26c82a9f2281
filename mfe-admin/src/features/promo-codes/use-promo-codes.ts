import { createPromotion, endPromotion, listPromotions } from '@northlight/client';
import type { CreatePromotionDto } from '@northlight/contracts';
import { apiQuery, callApi, refresh, toast, useMutation, useQuery, useQueryClient } from '@northlight/site-kit';
import { texts } from '../../texts/promo-codes.ts';

/** The latest codes. */
export const usePromoCodes = () => useQuery({ ...apiQuery(listPromotions, {}), staleTime: 0 });

/** Creates a code; pressed twice, the second is told that it is there. */
export function useCreate(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreatePromotionDto) => callApi(createPromotion, { body }),
    onSuccess: async ({ code }) => {
      await refresh(client, listPromotions);
      toast({ title: texts.promoCodeCreated({ code }), tone: 'good' });
      onDone();
    },
  });
}

/** Ends a code; what was bought with it keeps its price. */
export function useEnd(code: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(endPromotion, { params: { code } }),
    onSuccess: async () => {
      await refresh(client, listPromotions);
      toast({ title: texts.promoCodeEnded({ code }), tone: 'good' });
      onDone();
    },
  });
}
