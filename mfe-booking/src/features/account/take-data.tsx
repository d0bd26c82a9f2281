import { exportData, pathOf } from '@northlight/client';
import { type ButtonLook, buttonStyle, Stack } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/account.ts';

/** All that is kept of somebody, as a file; the server says that it is to be saved. */
export function TakeData() {
  return (
    <Stack $gap="l">
      <p>{texts.getOneFileWithYour}</p>
      <div>
        <Download $tone="secondary" href={pathOf(exportData)} download="my-data.json">
          {texts.downloadMyData}
        </Download>
      </div>
    </Stack>
  );
}

const Download = styled.a<ButtonLook>`
  ${buttonStyle}
`;
