import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import styled from 'styled-components';

const Closed = styled.div`
  display: none;
`;
const Faded = styled.div`
  visibility: hidden;
  pointer-events: none;
`;

describe('what a page hides by its styles', () => {
  it('is found by no role, at whatever depth, until it is shown', () => {
    const { rerender } = render(
      <>
        <Closed>
          <button type="button">Closed</button>
        </Closed>
        <Faded>
          <button type="button">Faded</button>
        </Faded>
        <button type="button">Shown</button>
      </>,
    );
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Shown']);
    expect(getComputedStyle(screen.getByText('Faded')).pointerEvents).toBe('none');
    rerender(<button type="button">Faded</button>);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Faded']);
  });
});
