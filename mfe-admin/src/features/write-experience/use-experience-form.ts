import { type ExperienceView, WriteExperienceDto } from '@northlight/contracts';
import { HttpError, useMutation } from '@northlight/site-kit';
import { ruledFields, useRuledForm } from '@northlight/site-kit/forms';
import { typedValues } from '../../forms/typed-values.ts';
import { followIn, useWrittenOver } from '../../forms/use-written-over.ts';
import { texts } from '../../texts/write-experience.ts';

const stated = [
  ...(['name', 'shortDescription', 'description', 'category', 'price', 'duration', 'minAge', 'maxAge'] as const),
  ...(['displayOrder', 'tags', 'requirements', 'specialEquipment', 'isPopular', 'isNew'] as const),
];
const order = ruledFields(WriteExperienceDto, stated, ['slug', 'version']);

interface ExperienceFormOptions {
  /** What is there already; undefined for a new one. */
  readonly experience?: ExperienceView | undefined;
  /** @param over what is there already */
  readonly save: (values: WriteExperienceDto, over?: ExperienceView) => Promise<ExperienceView | undefined>;
  /** What is there now; only where something is. */
  readonly read?: () => Promise<ExperienceView>;
  /** What a failure begins with, in its stated words (§8). */
  readonly failed: string;
}

/** The experience form (§5), from the first letter until it is saved. It keeps what is typed. */
export function useExperienceForm({ experience, save, read = nothing, failed }: ExperienceFormOptions) {
  const { form, field, summary, submit } = useRuledForm<WriteExperienceDto>(
    WriteExperienceDto,
    initial(experience),
    order,
  );
  const { over, lateSince } = useWrittenOver<ExperienceView | undefined>({
    thing: experience,
    read,
    follow: (now, before) => followIn(form, initial(now), initial(before)),
  });
  const call = useMutation({ mutationFn: (values: WriteExperienceDto) => over((before) => save(values, before)) });
  return {
    field,
    summary,
    isSaving: call.isPending || call.isSuccess,
    lateSince,
    failure: call.error && !hasFields(call.error) ? failureOf(call.error, failed) : undefined,
    save: submit((values) => call.mutateAsync(values)),
    /** A category popular or new ticks what it says (decisions.md G40). */
    tick: (category: string) => {
      if (category === 'popular') form.setValue('isPopular', true);
      if (category === 'new') form.setValue('isNew', true);
    },
  };
}

const nothing = () => Promise.resolve(undefined as never);

function initial(one: ExperienceView | undefined) {
  if (!one) return { ...typedValues(order, WriteExperienceDto), isPopular: false, isNew: false } as never;
  return { ...typedValues(order, WriteExperienceDto, one), price: one.price.toFixed(2) } as never;
}

const hasFields = (reason: unknown): boolean => reason instanceof HttpError && reason.errors.length > 0;

const failureOf = (reason: Error, failed: string): string => {
  if (!(reason instanceof HttpError)) return texts.anErrorOccurredWhileSubmitting;
  return `${failed}: ${[reason.status || '', reason.userMessage ?? ''].join(' ').trim()}`;
};
