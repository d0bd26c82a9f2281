import type { IssueVoucherDto, Page, RevokeReason, VoucherIssuedView, VoucherView } from '@northlight/contracts';
import { http, keepPreviousData, toast, useMutation, useQuery, useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useState } from 'react';
import { texts } from '../../texts/gift-vouchers.ts';
import { nameOf } from './voucher-words.ts';

const pageSize = 50;
const root = ['admin', 'vouchers'] as const;

/** A page of vouchers, the latest first: by last letters, e-mail or name of the recipient. */
export const useVouchers = (search: string, cursor: string | undefined) =>
  useQuery({
    queryKey: [...root, search, cursor],
    queryFn: ({ signal }) =>
      http.get<Page<VoucherView>>('/api/admin/vouchers', {
        query: { search: search || undefined, cursor, limit: pageSize },
        signal,
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Issues a voucher; pressed again after a lost answer it is issued once. */
export function useIssue(onDone: () => void) {
  const client = useQueryClient();
  const [keys] = useState(idempotencyKeys);
  return useMutation({
    mutationFn: (wish: IssueVoucherDto) =>
      http.post<VoucherIssuedView>('/api/admin/vouchers', wish, { idempotencyKey: keys.keyFor(wish) }),
    onSuccess: async (voucher, { recipientEmail }) => {
      keys.forget();
      await client.invalidateQueries({ queryKey: root });
      toast({
        title: texts.giftVoucherIssued({ voucher: nameOf(voucher) }),
        description: texts.theCode({ recipientEmail }),
        tone: 'good',
      });
      onDone();
    },
  });
}

/** Takes a voucher back: nothing more can be spent of it. */
export function useRevoke({ id, ...voucher }: VoucherView, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: RevokeReason) => http.post<VoucherView>(`/api/admin/vouchers/${id}/revoke`, { reason }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: root });
      toast({ title: texts.giftVoucherRevoked({ voucher: nameOf(voucher) }), tone: 'good' });
      onDone();
    },
  });
}

/** Sends the mail with the code once more. */
export const useResend = ({ id, recipient }: VoucherView) =>
  useMutation({
    mutationFn: () => http.post<undefined>(`/api/admin/vouchers/${id}/resend`, {}),
    onSuccess: () =>
      toast({
        title: texts.emailSent,
        description: texts.to({ email: recipient?.email ?? texts.theRecipient }),
        tone: 'good',
      }),
  });
