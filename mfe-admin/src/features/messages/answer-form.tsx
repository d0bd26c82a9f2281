import type { WrittenMessage } from '@northlight/contracts';
import { Button, HttpError, Notice, Quiet, Row, Stack } from '@northlight/site-kit';
import { TextArea } from '@northlight/site-kit/ui';
import type { FormEvent } from 'react';
import { problemsOf, problemText } from '../../forms/field-problems.ts';
import { texts } from '../../texts/messages.ts';
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
    <Stack as="form" aria-label={texts.reply} onSubmit={submit} noValidate>
      <TextArea
        id="message-answer"
        label={texts.yourReply}
        hint={texts.sentToWithTheOriginal({ email: written.email })}
        rows={7}
        error={of('answer')}
        value={draft}
        onChange={({ target }) => onDraft(target.value)}
      />
      {rest && (
        <Notice tone="bad" title={rest}>
          {isTooLate && <p>{texts.yourTextIsStillHere}</p>}
        </Notice>
      )}
      <Row $gap="l">
        <Button type="submit" isBusy={isPending} busyText={texts.sending}>
          {texts.sendReply}
        </Button>
        <MarkAnswered id={id} text={texts.markAsAnswered} onDone={done} />
        <a href={mailtoOf(written, draft)}>{texts.replyByEmail}</a>
      </Row>
      <Quiet>{texts.answeredByPhone}</Quiet>
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
      <Button tone="secondary" isBusy={isPending} busyText={texts.marking} onClick={() => mutate()}>
        {text}
      </Button>
      {error && <Notice tone="bad" title={problemText(error)} />}
    </>
  );
}
