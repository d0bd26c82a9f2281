import { afterEach, describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import styled from 'styled-components';
import { layGlobalStyle } from './global-style.ts';

const sheets = () => [...document.querySelectorAll('style')];

const Lantern = styled.p`
  display: inline-grid;
`;

afterEach(() => document.head.replaceChildren());

describe('the global style', () => {
  it('comes before that of components, which win, and is left alone by what they add', () => {
    layGlobalStyle();
    const [global] = sheets();
    const before = global?.sheet?.cssRules.length;
    const { container } = render(<Lantern />);
    expect(sheets()[0]).toBe(global);
    expect(sheets()).toHaveLength(2);
    expect(global?.sheet?.cssRules).toHaveLength(before ?? 0);
    expect(getComputedStyle(container.querySelector('p') ?? document.body).display).toBe('inline-grid');
  });

  it('is allowed by the nonce of its document', () => {
    const meta = Object.assign(document.createElement('meta'), { nonce: 'bGFudGVybg==' });
    meta.setAttribute('property', 'csp-nonce');
    document.head.append(meta);
    layGlobalStyle();
    expect(sheets()[0]?.nonce).toBe('bGFudGVybg==');
  });
});
