import type { AnswerSentView, ContactMessageView, ListMessagesDto, Page, SendAnswerDto } from '@northlight/contracts';
import { http, keepPreviousData, toast, useMutation, useQuery, useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useState } from 'react';
import { messagesKey } from '../../queries/new-messages.ts';
import { texts } from '../../texts/messages.ts';

const pageSize = 50;
const path = '/api/admin/messages';

/** A page of messages, the newest first. */
export const useMessages = ({ status, search, cursor }: Pick<ListMessagesDto, 'status' | 'search' | 'cursor'>) =>
  useQuery({
    queryKey: [...messagesKey, status, search, cursor],
    queryFn: ({ signal }) =>
      http.get<Page<ContactMessageView>>(path, { query: { status, search, cursor, limit: pageSize }, signal }),
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
    mutationFn: (said: SendAnswerDto) =>
      http.post<AnswerSentView>(`${path}/${id}/answer`, said, { idempotencyKey: keys.keyFor(said) }),
    onSuccess: () => {
      toast({ title: texts.replySent, tone: 'good' });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: messagesKey }),
  });
}

/** Says that somebody has answered in another way. */
export function useMarkAnswered({ id, onDone }: Answering) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => http.post<ContactMessageView>(`${path}/${id}/answered`, {}),
    onSuccess: () => {
      toast({ title: texts.markedAsAnswered, tone: 'good' });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: messagesKey }),
  });
}
