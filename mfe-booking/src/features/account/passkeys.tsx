import type { PasskeyView, SecondFactorView } from '@northlight/contracts';
import { color, Quiet, Stack, space, toast } from '@northlight/site-kit';
import { canUsePasskeys } from '@northlight/site-kit/passkeys';
import styled from 'styled-components';
import { texts } from '../../texts/account.ts';
import { AddPasskey } from './add-passkey.tsx';
import { Disclosed } from './disclosed.tsx';
import { momentText } from './moment-text.ts';
import { OwnIdentityForm } from './own-identity-form.tsx';
import { removePasskey, useSecondFactorChanged } from './second-factor-calls.ts';

interface PasskeysProps {
  readonly factor: SecondFactorView;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The passkeys of the account, and the way to add and remove them. */
export function Passkeys({ factor, onCodes }: PasskeysProps) {
  const changed = useSecondFactorChanged();
  const added = (codes: readonly string[] | undefined) => {
    toast({ title: texts.passkeyAdded, tone: 'good' });
    if (codes) onCodes(codes);
    else void changed();
  };
  return (
    <Stack $gap="l">
      <Quiet>{texts.aPasskeySignsYou}</Quiet>
      {factor.passkeys.length > 0 && (
        <List aria-label={texts.yourPasskeys}>
          {factor.passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} factor={factor} />
          ))}
        </List>
      )}
      {canUsePasskeys() ? (
        <Disclosed key={factor.passkeys.length} label={texts.addAPasskey}>
          {(close) => <AddPasskey factor={factor} onDone={added} onClose={close} />}
        </Disclosed>
      ) : (
        <Quiet>{texts.thisBrowserCantCreatePasskeys}</Quiet>
      )}
    </Stack>
  );
}

function Passkey({
  passkey: { id, name, createdAt, usedAt },
  factor,
}: { passkey: PasskeyView } & Pick<PasskeysProps, 'factor'>) {
  const changed = useSecondFactorChanged();
  const removed = () => {
    toast({ title: texts.passkeyRemoved({ name }), tone: 'good' });
    void changed();
  };
  return (
    <Line>
      <div>
        <Name>{name}</Name>
        <Quiet>{usedText(createdAt, usedAt)}</Quiet>
      </div>
      <Disclosed label={texts.remove({ name })}>
        {(close) => (
          <OwnIdentityForm
            name={`passkey-${id}`}
            label={texts.remove2}
            factor={factor}
            send={(proof) => removePasskey(id, proof)}
            onDone={removed}
            onClose={close}
          />
        )}
      </Disclosed>
    </Line>
  );
}

const usedText = (createdAt: string, usedAt: string | null): string => {
  const added = momentText(createdAt);
  return usedAt ? texts.addedLastUsed({ added, used: momentText(usedAt) }) : texts.addedNotUsedYet({ added });
};

const List = styled.ul`
  display: grid;
  gap: ${space.l};
`;

const Line = styled.li`
  display: grid;
  gap: ${space.m};

  & + & {
    padding-top: ${space.l};
    border-top: 1px solid ${color.line};
  }
`;

const Name = styled.strong`
  overflow-wrap: anywhere;
`;
