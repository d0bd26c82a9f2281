import { Container, color, space } from '@northlight/site-kit';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/frame.ts';

/** Says so when the connection is gone (U41). Requests fail at once then, each with its own message and Retry. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <Place role="status">
      {!isOnline && (
        <Band>
          <Container>{texts.youreOfflineNothingCan}</Container>
        </Band>
      )}
    </Place>
  );
}

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Below the top bar, wherever one is on the page. */
const Place = styled.div`
  position: sticky;
  z-index: 29;
  top: 72px;
`;

const Band = styled.div`
  padding-block: ${space.s};
  background: ${color.ink};
  color: ${color.ground};
  font-weight: 600;
`;
