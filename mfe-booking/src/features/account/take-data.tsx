import { type ButtonLook, buttonStyle, Stack } from '@northlight/site-kit';
import styled from 'styled-components';

/** All that is kept of somebody, as a file; the server says that it is to be saved. */
export function TakeData() {
  return (
    <Stack $gap="l">
      <p>
        One file with your account, your bookings with what our desk noted on them, your orders, and what you wrote to
        us. It is JSON, a format that other programs read.
      </p>
      <div>
        <Download $tone="secondary" href="/api/auth/export" download="my-data.json">
          Download my data
        </Download>
      </div>
    </Stack>
  );
}

const Download = styled.a<ButtonLook>`
  ${buttonStyle}
`;
