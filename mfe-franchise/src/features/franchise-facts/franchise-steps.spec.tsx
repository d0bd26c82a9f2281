import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { FranchiseSteps } from './franchise-steps.tsx';

const steps = () => screen.getAllByRole('listitem');
const marked = () => steps().filter((step) => step.getAttribute('aria-current') === 'step');

afterEach(cleanup);

describe('the steps of an application', () => {
  it('are those that lead to the agreement, with a mark at mine', () => {
    render(<FranchiseSteps current="meeting" />);
    expect(steps()).toHaveLength(5);
    expect(screen.queryByText(/Disqualified|Closed/)).toBeNull();
    expect(marked().map((step) => step.textContent)).toEqual([
      expect.stringMatching(/^Meeting Scheduled You are here/),
    ]);
  });

  it('have no mark where an application has ended', () => {
    render(<FranchiseSteps current="disqualified" />);
    expect(marked()).toEqual([]);
  });
});
