import { showOwnReview, writeReview } from '@northlight/client';
import { type OwnReviewView, reviewLimits, WriteReviewDto } from '@northlight/contracts';
import { Button, callApi, Notice, Stack } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { ErrorSummary, TextArea, TextField } from '@northlight/site-kit/ui';
import { texts } from '../../texts/write-review.ts';
import { useSending } from '../../use-sending.ts';
import type { Access } from './review-calls.ts';
import { StarField } from './star-field.tsx';

interface ReviewFormProps {
  readonly access: Access;
  readonly review: OwnReviewView;
}

const controls = ['stars', 'title', 'text', 'displayName'] as const;

/** Writes a review, or changes it. On a failure all that was typed stays; one request is under way at a time. */
export function ReviewForm({ access: { id, token }, review: { review, suggestedName } }: ReviewFormProps) {
  const start = review ? { ...review, title: review.title ?? '' } : { title: '', text: '', displayName: suggestedName };
  const { form, field, summary, submit } = useRuledForm<WriteReviewDto>(WriteReviewDto, start, controls);
  const { run, isBusy, problem } = useSending({
    send: (body: WriteReviewDto) => callApi(writeReview, { params: { id }, token, body }),
    stale: [showOwnReview],
    onDone: () => undefined,
  });
  const { id: starsId, name, error } = field('stars');
  const choose = (stars: number) => form.setValue('stars', stars, { shouldValidate: true, shouldDirty: true });
  return (
    <Stack
      as="form"
      $gap="xl"
      noValidate
      aria-label={texts.yourReview}
      onSubmit={(event) => void submit(async (values) => run({ ...values }))(event)}
    >
      <ErrorSummary {...summary} />
      <StarField id={starsId} name={name} value={form.watch('stars')} error={error} onChoose={choose} />
      <TextField label={texts.title} hint={texts.optional} {...field('title')} />
      <TextArea
        label={texts.whatWasItLike}
        rows={7}
        isRequired
        hint={texts.between({ least: reviewLimits.leastText, most: reviewLimits.mostText.toLocaleString('en-US') })}
        {...field('text')}
      />
      <TextField label={texts.name} hint={texts.everyoneSeesIt} autoComplete="nickname" {...field('displayName')} />
      {problem && <Notice tone="bad" title={problem} />}
      <div>
        <Button type="submit" isBusy={isBusy} busyText={texts.sending}>
          {review ? texts.saveChanges : texts.sendReview}
        </Button>
      </div>
    </Stack>
  );
}
