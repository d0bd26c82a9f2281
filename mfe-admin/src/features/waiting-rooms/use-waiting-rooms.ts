import { changeWaitingRoom, closeWaitingRoom, listWaitingRooms, openWaitingRoom } from '@northlight/client';
import { OpenWaitingRoomDto } from '@northlight/contracts';
import { apiQuery, callApi, queryOptions, refresh, toast, useMutation, useQueryClient } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { problemsOf } from '../../forms/field-problems.ts';
import { texts } from '../../texts/waiting-rooms.ts';

const LOOK_AGAIN_MS = 15_000;

/** The latest ones; their states move by themselves. */
export const waitingRoomsQuery = queryOptions({
  ...apiQuery(listWaitingRooms, {}),
  staleTime: 0,
  refetchInterval: LOOK_AGAIN_MS,
});

const empty = { name: '', experienceId: '', opensAt: '', admittedPerMinute: '300' };

/** A new waiting room, from the first letter until it is planned. */
export function useNewWaitingRoom() {
  const client = useQueryClient();
  const { form, field, submit } = useRuledForm<OpenWaitingRoomDto>(OpenWaitingRoomDto, empty as never, {
    names: ['name', 'experienceId', 'opensAt', 'admittedPerMinute'],
    idPrefix: 'waiting-room-',
  });
  const call = useMutation({
    mutationFn: (body: OpenWaitingRoomDto) => callApi(openWaitingRoom, { body }),
    onSuccess: async () => {
      form.reset(empty as never);
      toast({ title: texts.isPlanned, tone: 'good' });
      await refresh(client, listWaitingRooms);
    },
  });
  return {
    field,
    experience: { ...field('experienceId'), ...form.register('experienceId', { setValueAs: experienceOf }) },
    opensAt: { ...field('opensAt'), ...form.register('opensAt', { setValueAs: momentOf }) },
    failure: problemsOf(call.error, {}).rest,
    isSaving: call.isPending,
    save: submit((input) => call.mutateAsync(input)),
  };
}

/** The whole site is chosen by whoever wants it, and by nobody else: everyone who comes would wait. */
export const wholeSite = 'site';
const experienceOf = (value: string | null): number | string | null =>
  value === wholeSite || value === null ? null : Number(value) || '';

/** The control has the time of the wall, without its zone. */
const momentOf = (value: string): string => {
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
};

/** Another rate, or the end, of a waiting room. @param onDone it is changed */
export function useSteering(id: number, onDone: () => void) {
  const client = useQueryClient();
  const done = (title: string) => async () => {
    toast({ title, tone: 'good' });
    onDone();
    await refresh(client, listWaitingRooms);
  };
  const close = useMutation({
    mutationFn: () => callApi(closeWaitingRoom, { params: { id } }),
    onSuccess: done(texts.isClosed),
  });
  const change = useMutation({
    mutationFn: (admittedPerMinute: number) =>
      callApi(changeWaitingRoom, { params: { id }, body: { admittedPerMinute } }),
    onSuccess: done(texts.rateChanged),
  });
  return { close, change };
}
