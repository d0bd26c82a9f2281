import { offerExperience } from '@northlight/client';
import {
  type ManagedVenueDetailView,
  maxOpeningRules,
  OfferExperienceDto,
  type VenueOfferView,
} from '@northlight/contracts';
import { callApi } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { useWrittenOver } from '../../forms/use-written-over.ts';
import { errorText, readVenue, useVenueChange } from '../../queries/managed-venues.ts';
import { texts } from '../../texts/programme.ts';

/** A rule while somebody writes it: numbers are text, what is empty is none. */
export interface RuleDraft {
  readonly weekdays: readonly number[];
  readonly firstStart: string;
  readonly lastStart: string;
  readonly everyMinutes: string;
  readonly seats: string;
  readonly validFrom: string;
  readonly validUntil: string;
}

/** An experience that is on a venue's programme, or is about to be. */
export type Offered = Pick<VenueOfferView, 'experienceId' | 'name' | 'duration'> & Partial<VenueOfferView>;

const usual: RuleDraft = {
  ...{ weekdays: [0, 1, 2, 3, 4, 5, 6], firstStart: '10:00', lastStart: '', everyMinutes: '', seats: '20' },
  ...{ validFrom: '', validUntil: '' },
};

const parts = ['weekdays', 'firstStart', 'lastStart', 'everyMinutes', 'seats', 'validFrom', 'validUntil'] as const;

const draftsOf = ({ rules = [] }: Offered): readonly RuleDraft[] =>
  rules.length === 0
    ? [usual]
    : rules.map((rule) => ({
        ...{ weekdays: rule.weekdays, firstStart: rule.firstStart, lastStart: rule.lastStart ?? '' },
        ...{ everyMinutes: String(rule.everyMinutes ?? ''), seats: String(rule.seats) },
        ...{ validFrom: rule.validFrom ?? '', validUntil: rule.validUntil ?? '' },
      }));

const offerIn = ({ offers }: ManagedVenueDetailView, { experienceId }: Offered) =>
  offers.find((one) => one.experienceId === experienceId);

/** The rules by which a venue runs an experience, in somebody's hands until they are saved. */
export function useRulesForm(venue: ManagedVenueDetailView, offered: Offered, onDone: () => void) {
  const initial = { isExclusive: offered.isExclusive ?? false, rules: draftsOf(offered) } as never;
  const names = Array.from({ length: maxOpeningRules }, (_, nth) => parts.map((part) => `rules.${nth}.${part}`)).flat();
  const ruled = useRuledForm<OfferExperienceDto>(OfferExperienceDto, initial, { names: names as never, idPrefix: '' });
  const { form, field, summary, submit } = ruled;
  const rules = form.watch('rules') as unknown as readonly RuleDraft[];
  const setRules = (next: readonly RuleDraft[]) =>
    form.setValue('rules', next as never, { shouldDirty: true, shouldValidate: summary.attempt > 0 });
  const { over, lateSince } = useWrittenOver({ thing: venue, read: () => readVenue(venue.id) });
  const call = useVenueChange<OfferExperienceDto>(venue.id, {
    send: (input) =>
      over((seen) =>
        callApi(offerExperience, {
          params: { id: venue.id, experienceId: offered.experienceId },
          body: {
            ...input,
            version: offerIn(seen, offered)?.version ?? 0,
          },
        }),
      ),
    done: offered.rules ? texts.rulesUpdatedSuccessfully : texts.experienceAddedSuccessfully,
    onDone,
  });
  return {
    summary,
    exclusive: field('isExclusive'),
    rules,
    errorOf: (nth: number, part: keyof RuleDraft) => field(`rules.${nth}.${part}` as never).error,
    change: (nth: number, part: Partial<RuleDraft>) => setRules(rules.with(nth, { ...(rules[nth] ?? usual), ...part })),
    add: () => setRules([...rules, { ...usual, weekdays: [] }]),
    remove: (nth: number) => setRules(rules.toSpliced(nth, 1)),
    isSaving: call.isPending,
    lateSince,
    failure: call.error ? texts.failedToSaveTheRules({ error: errorText(call.error) }) : undefined,
    save: submit((values) => call.mutateAsync(values)),
  };
}
