import { Button, Notice, Stack, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/account.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shown this once: the server keeps only what it can check them with. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  return (
    <Notice title={texts.saveYourRecoveryCodesNow}>
      <Stack $gap="l">
        <p>{texts.withYourPasswordEachCode}</p>
        <Codes>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Codes>
        <div>
          <Button onClick={onClose}>{texts.iveSavedThem}</Button>
        </div>
      </Stack>
    </Notice>
  );
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
  gap: ${space.s} ${space.l};
`;
