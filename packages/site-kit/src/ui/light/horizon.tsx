import { color } from '@northlight/site-kit';
import styled from 'styled-components';
import { Aurora } from './aurora.tsx';

/** The last light over the land, with a few lit windows: where a page ends and the footer, the land, begins. */
export function Horizon() {
  return (
    <Strip aria-hidden>
      <Aurora motion="still" />
      <svg aria-hidden="true" viewBox="0 0 1440 120" preserveAspectRatio="xMidYMax slice">
        <path
          fill={color.land}
          d="M0 121V78c70-14 122-30 204-27 96 3 150 34 238 36 60 1 92-17 150-18V52h22v-9l26-14 26 14v9h74v17c74 3 128 21 212 12 104-11 148-47 254-45 92 2 148 30 234 34v61z"
        />
        <path fill={color.action} d="M634 44h9v12h-9zM677 60h7v9h-7zM691 60h7v9h-7zM598 60h7v9h-7z" />
      </svg>
    </Strip>
  );
}

const Strip = styled.div`
  position: relative;
  overflow: hidden;
  height: clamp(150px, 19vw, 280px);
  background: linear-gradient(${color.ground}, ${color.skyHigh} 60%, ${color.skyLow});

  svg {
    position: absolute;
    bottom: -1px;
    left: 0;
    width: 100%;
    height: clamp(84px, 9vw, 132px);
    max-width: none;
  }
`;
