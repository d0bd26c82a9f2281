import type { WrittenMessage } from '@northlight/contracts';
import { Button, HttpError, Notice, Quiet, Row, Stack } from '@northlight/site-kit';
import { TextArea } from '@northlight/site-kit/ui';
import type { FormEvent } from 'react';
import { problemsOf, problemText } from '../../field-problems.ts';
import { mailtoOf } from './message-words.ts';
import { useMarkAnswered, useSendAnswer } from './use-messages.ts';

interface AnswerFormProps {
  readonly id: string;
  readonly written: WrittenMessage;
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  /** Called when the message is answered. */
  readonly onDone: () => void;
}

/** Answers a message by a mail of the house, or says that it was answered in another way. What is typed stays. */
export function AnswerForm({ id, written, draft, onDraft, onDone }: AnswerFormProps) {
  const done = () => {
    onDraft('');
    onDone();
  };
  const { mutate, isPending, error } = useSendAnswer({ id, onDone: done });
  const { of, rest } = problemsOf(error, {});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ answer: draft });
  };
  const isTooLate = error instanceof HttpError && error.status === 409;
  return (
    <Stack as="form" aria-label="Answer" onSubmit={submit} noValidate>
      <TextArea
        id="message-answer"
        label="Your answer"
        hint={`Goes to ${written.email}, with the message below it. What they write back comes to support.`}
        rows={7}
        error={of('answer')}
        value={draft}
        onChange={({ target }) => onDraft(target.value)}
      />
      {rest && (
        <Notice tone="bad" title={rest}>
          {isTooLate && <p>What you typed is still here. What was answered stands under Answered.</p>}
        </Notice>
      )}
      <Row $gap="l">
        <Button type="submit" isBusy={isPending} busyText="Sending…">
          Send answer
        </Button>
        <MarkAnswered id={id} text="Mark as answered" onDone={done} />
        <a href={mailtoOf(written, draft)}>Reply by e-mail</a>
      </Row>
      <Quiet>
        Answered by telephone or from your own mail program? Mark it as answered, so that no colleague does it again.
      </Quiet>
    </Stack>
  );
}

interface MarkAnsweredProps extends Pick<AnswerFormProps, 'id' | 'onDone'> {
  readonly text: string;
}

/** Takes a message from those that wait. */
export function MarkAnswered({ id, text, onDone }: MarkAnsweredProps) {
  const { mutate, isPending, error } = useMarkAnswered({ id, onDone });
  return (
    <>
      <Button tone="secondary" isBusy={isPending} busyText="Marking…" onClick={() => mutate()}>
        {text}
      </Button>
      {error && <Notice tone="bad" title={problemText(error)} />}
    </>
  );
}
