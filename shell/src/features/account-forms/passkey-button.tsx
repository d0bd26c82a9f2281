import { beginPasskeySignIn } from '@northlight/client';
import { Button, displayName, Notice, toast, useMutation, usePasskeyLogin } from '@northlight/site-kit';
import { askPasskey, canUsePasskeys, passkeyWords } from '@northlight/site-kit/passkeys';
import { texts } from '../../texts/account-forms.ts';

interface PasskeyButtonProps {
  readonly label: string;
  /** Asked at the press: to stay signed in for 30 days. */
  readonly isRemembered: () => boolean;
}

/** Signs in without a password, where the browser can. */
export function PasskeyButton({ label, isRemembered }: PasskeyButtonProps) {
  const login = usePasskeyLogin();
  const call = useMutation({
    mutationFn: async () => {
      const passkey = await askPasskey(beginPasskeySignIn);
      return login.mutateAsync({ passkey, rememberMe: isRemembered() });
    },
    onSuccess: (user) =>
      toast({
        title: texts.loginSuccessful,
        description: texts.welcomeBack({ user: displayName(user) }),
        tone: 'good',
      }),
  });
  if (!canUsePasskeys()) return null;
  return (
    <>
      {call.isError && <Notice tone="bad" title={passkeyWords(call.error)} />}
      <Button
        tone="secondary"
        isWide
        isBusy={call.isPending}
        busyText={texts.waitingForYourPasskey}
        keepsFocus
        onClick={() => call.mutate()}
      >
        {label}
      </Button>
    </>
  );
}
