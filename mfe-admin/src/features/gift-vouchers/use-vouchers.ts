import { issueVoucher, listVouchers, resendVoucher, revokeVoucher } from '@northlight/client';
import type { IssueVoucherDto, RevokeReason, VoucherView } from '@northlight/contracts';
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
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useState } from 'react';
import { texts } from '../../texts/gift-vouchers.ts';
import { nameOf } from './voucher-words.ts';

const pageSize = 50;

/** A page of vouchers, the latest first: by last letters, e-mail or name of the recipient. */
export const useVouchers = (search: string, cursor: string | undefined) =>
  useQuery({
    ...apiQuery(listVouchers, { query: { search: search || undefined, cursor, limit: pageSize } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Issues a voucher; pressed again after a lost answer it is issued once. */
export function useIssue(onDone: () => void) {
  const client = useQueryClient();
  const [keys] = useState(idempotencyKeys);
  return useMutation({
    mutationFn: (input: IssueVoucherDto) => callApi(issueVoucher, { idempotencyKey: keys.keyFor(input), body: input }),
    onSuccess: async (voucher, { recipientEmail }) => {
      keys.forget();
      await refresh(client, listVouchers);
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
    mutationFn: (reason: RevokeReason) => callApi(revokeVoucher, { params: { id }, body: { reason } }),
    onSuccess: async () => {
      await refresh(client, listVouchers);
      toast({ title: texts.giftVoucherRevoked({ voucher: nameOf(voucher) }), tone: 'good' });
      onDone();
    },
  });
}

/** Sends the mail with the code once more. */
export const useResend = ({ id, recipient }: VoucherView) =>
  useMutation({
    mutationFn: () => callApi(resendVoucher, { params: { id }, body: {} }),
    onSuccess: () =>
      toast({
        title: texts.emailSent,
        description: texts.to({ email: recipient?.email ?? texts.theRecipient }),
        tone: 'good',
      }),
  });
