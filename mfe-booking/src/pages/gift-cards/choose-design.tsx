import { giftCardDesigns } from '@northlight/contracts';
import { color, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { designNames, GiftCardArt } from '../../features/gift-card/gift-card-face.tsx';
import { texts } from '../../texts/gift-cards.ts';
import { Part } from './gift-cards-layout.ts';
import type { GiftCardForm } from './use-gift-card-form.ts';

/** How it looks: radio buttons with their pictures. */
export function ChooseDesign({ form: { form } }: { readonly form: GiftCardForm }) {
  return (
    <Part as="fieldset" aria-labelledby="gift-design">
      <h2 id="gift-design">{texts.design}</h2>
      <Designs>
        {giftCardDesigns.map((design) => (
          <Choice key={design}>
            <input type="radio" value={design} {...form.register('design')} />
            <GiftCardArt design={design} />
            <span>{designNames[design]}</span>
          </Choice>
        ))}
      </Designs>
    </Part>
  );
}

const Designs = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.m};
`;

const Choice = styled.label`
  display: grid;
  overflow: hidden;
  border: 1px solid ${color.edge};
  border-radius: 12px;
  background: ${color.raised};
  cursor: pointer;

  input {
    position: absolute;
    opacity: 0;
  }

  svg {
    display: block;
    width: 100%;
    aspect-ratio: 3 / 2;
  }

  span {
    padding: ${space.s} ${space.m};
    font-size: ${size.small};
  }

  &:has(:checked) {
    border-color: ${color.ink};
    box-shadow: inset 0 0 0 1px ${color.ink};
  }

  &:has(:checked) span::before {
    content: '✓ ';
    content: '✓ ' / '';
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;
