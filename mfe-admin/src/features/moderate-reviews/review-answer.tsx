import type { ModeratedReviewView } from '@northlight/contracts';
import { Button, Row, Stack } from '@northlight/site-kit';
import { TextArea } from '@northlight/site-kit/ui';
import { type FormEvent, useState } from 'react';
import { texts } from '../../texts/reviews.ts';
import type { DecideProps } from './decide.tsx';

interface ReviewAnswerProps extends DecideProps {
  readonly review: Pick<ModeratedReviewView, 'id' | 'answer'>;
}

/** What the house says to a review: written, changed or taken away. What is typed stays until it is saved. */
export function ReviewAnswer({ review: { id, answer }, deed: { mutate, isPending, variables } }: ReviewAnswerProps) {
  const [text, setText] = useState(answer ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && text.trim() !== '') mutate({ does: 'answer', answer: text });
  };
  return (
    <Stack as="form" noValidate onSubmit={submit}>
      <TextArea
        id={`answer-${id}`}
        label={texts.answer}
        hint={texts.everyoneReadsIt}
        rows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Row>
        <Button
          type="submit"
          tone="secondary"
          disabled={text.trim() === ''}
          isBusy={isPending && variables.does === 'answer'}
          busyText={texts.saving}
        >
          {texts.saveAnswer}
        </Button>
        {answer !== null && (
          <Button
            tone="quiet"
            isBusy={isPending && variables.does === 'remove'}
            busyText={texts.removing}
            onClick={() => mutate({ does: 'remove' })}
          >
            {texts.removeAnswer}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
