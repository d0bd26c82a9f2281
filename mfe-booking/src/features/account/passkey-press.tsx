import { Button, Notice, useMutation } from '@northlight/site-kit';
import { passkeyWords } from '@northlight/site-kit/passkeys';
import { texts } from '../../texts/account.ts';

interface PasskeyPressProps<Answer> {
  readonly label: string;
  readonly press: () => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
}

/** A button that has the browser ask for a passkey: it wants to be pressed for each. */
export function PasskeyPress<Answer>({ label, press, onDone }: PasskeyPressProps<Answer>) {
  const call = useMutation({ mutationFn: press, onSuccess: onDone });
  return (
    <>
      {call.isError && <Notice tone="bad" title={passkeyWords(call.error)} />}
      <div>
        <Button
          tone="secondary"
          isBusy={call.isPending}
          busyText={texts.waitingForYourPasskey}
          keepsFocus
          onClick={() => call.mutate()}
        >
          {label}
        </Button>
      </div>
    </>
  );
}
