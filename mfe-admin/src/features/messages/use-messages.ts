import { listMessages, noteAnswer, sendAnswer } from '@northlight/client';
import type { ListMessagesDto, SendAnswerDto } from '@northlight/contracts';
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
import { texts } from '../../texts/messages.ts';

const pageSize = 50;
/** A page of messages, the newest first. */
export const useMessages = ({ status, search, cursor }: Pick<ListMessagesDto, 'status' | 'search' | 'cursor'>) =>
  useQuery({
    ...apiQuery(listMessages, { query: { status, search, cursor, limit: pageSize } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

interface Answering {
  readonly id: string;
  /** Called when it is answered. */
  readonly onDone: () => void;
}

/** Mails an answer; pressed again after a lost answer it is mailed once. Whatever happened, the lists follow. */
export function useSendAnswer({ id, onDone }: Answering) {
  const client = useQueryClient();
  const [keys] = useState(idempotencyKeys);
  return useMutation({
    mutationFn: (input: SendAnswerDto) =>
      callApi(sendAnswer, { params: { id }, idempotencyKey: keys.keyFor(input), body: input }),
    onSuccess: () => {
      toast({ title: texts.replySent, tone: 'good' });
      onDone();
    },
    onSettled: () => refresh(client, listMessages),
  });
}

/** Says that somebody has answered in another way. */
export function useMarkAnswered({ id, onDone }: Answering) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(noteAnswer, { params: { id }, body: {} }),
    onSuccess: () => {
      toast({ title: texts.markedAsAnswered, tone: 'good' });
      onDone();
    },
    onSettled: () => refresh(client, listMessages),
  });
}
