import type { GiftCardDesign } from '@northlight/contracts';
import { color, font, money, size, space } from '@northlight/site-kit';
import { useId } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/gift-cards.ts';

export const designNames: Readonly<Record<GiftCardDesign, string>> = {
  aurora: texts.aurora,
  lamp: texts.lamp,
  horizon: texts.horizon,
};

interface GiftCardFaceProps {
  readonly design: GiftCardDesign;
  readonly amount: number;
  readonly name?: string;
}

/** A gift card as it looks: its picture, and below it on plain paper what it is worth and for whom. */
export function GiftCardFace({ design, amount, name }: GiftCardFaceProps) {
  return (
    <Card>
      <GiftCardArt design={design} />
      <Strip>
        <div>
          <b>{texts.giftCard}</b>
          {name && <p>{texts.to({ name })}</p>}
        </div>
        <Worth>{money(amount).replace(/\.00$/, '')}</Worth>
      </Strip>
    </Card>
  );
}

/** Drawn by us, always at night: northern light, a lamp in a window, or the last light on a horizon. */
export function GiftCardArt({ design }: { readonly design: GiftCardDesign }) {
  const id = useId();
  const Scene = scenes[design];
  return (
    <svg viewBox="0 0 320 140" preserveAspectRatio="xMidYMid slice" aria-hidden focusable="false">
      <rect width="320" height="140" fill="#0b1420" />
      <Scene id={id} />
    </svg>
  );
}

interface SceneProps {
  readonly id: string;
}

function Aurora({ id }: SceneProps) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}g`} x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="#8ff0c8" stopOpacity="0.95" />
          <stop offset="0.55" stopColor="#59c9e8" stopOpacity="0.5" />
          <stop offset="1" stopColor="#9a86f0" stopOpacity="0" />
        </linearGradient>
        <filter id={`${id}b`} x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="5" />
        </filter>
      </defs>
      <g filter={`url(#${id}b)`} fill={`url(#${id}g)`}>
        <path d="M-30 112C30 70 78 100 118 76s42-42 76-36 52 46 156 4V-4C262 26 216-8 180-2s-50 40-84 46S20 10-30 40Z" />
        <path d="M150 120c34-26 60-14 88-30s66-26 112-18V44c-62-8-92 10-116 26s-58 8-84 30Z" opacity="0.55" />
      </g>
      <path d="M0 128c40-10 74-4 112-8s66-12 104-6 72 2 104-6v32H0Z" fill="#060c15" />
    </>
  );
}

function Lamp({ id }: SceneProps) {
  return (
    <>
      <defs>
        <radialGradient id={`${id}g`}>
          <stop offset="0" stopColor="#ffd591" stopOpacity="0.85" />
          <stop offset="0.4" stopColor="#f3a545" stopOpacity="0.3" />
          <stop offset="1" stopColor="#f3a545" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M56 140V58l64-34 64 34v82Z" fill="#131f2f" />
      <path d="M184 140V74h72v66Z" fill="#0f1926" />
      <circle cx="120" cy="88" r="92" fill={`url(#${id}g)`} />
      <path d="M102 70h36v40h-36Z" fill="#ffd591" />
      <path d="M119 70h2v40h-2ZM102 89h36v2h-36Z" fill="#7a4a12" />
      <path d="M204 92h14v16h-14ZM228 92h14v16h-14Z" fill="#22344a" />
      <path d="M0 132c60-6 120-4 170-2s110 0 150-4v14H0Z" fill="#060c15" />
    </>
  );
}

function Dusk({ id }: SceneProps) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}g`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0b1420" />
          <stop offset="0.6" stopColor="#1d4a63" />
          <stop offset="0.86" stopColor="#e9a35b" />
          <stop offset="1" stopColor="#ffe0a8" />
        </linearGradient>
      </defs>
      <rect width="320" height="102" fill={`url(#${id}g)`} />
      <path d="M0 100c46-4 60-16 92-14s44 12 78 10 62-18 96-14 40 12 54 14v44H0Z" fill="#0a1522" />
      <path
        d="M206 102h74M222 110h44M234 118h20"
        stroke="#f0b978"
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity="0.7"
      />
      <circle cx="64" cy="30" r="1.4" fill="#e6eef5" />
      <circle cx="120" cy="18" r="1" fill="#e6eef5" />
      <circle cx="268" cy="26" r="1.2" fill="#e6eef5" />
    </>
  );
}

const scenes: Readonly<Record<GiftCardDesign, typeof Aurora>> = { aurora: Aurora, lamp: Lamp, horizon: Dusk };

const Card = styled.div`
  overflow: hidden;
  border: 1px solid ${color.edge};
  border-radius: 12px;
  background: ${color.raised};

  > svg {
    display: block;
    width: 100%;
    aspect-ratio: 16 / 7;
  }
`;

const Strip = styled.div`
  display: flex;
  min-width: 0;
  align-items: end;
  justify-content: space-between;
  gap: ${space.l};
  padding: ${space.l} ${space.xl};

  > div {
    min-width: 0;
  }

  p {
    overflow-wrap: anywhere;
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }
`;

const Worth = styled.span`
  font: 780 2.25rem / 1 ${font.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;
`;
