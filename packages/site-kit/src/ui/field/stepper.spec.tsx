import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stepper } from './stepper.tsx';

function Tickets({ start = 2, isLocked = false }) {
  const [value, setValue] = useState(start);
  return <Stepper label="Tickets" value={value} onChange={setValue} min={1} max={20} isLocked={isLocked} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tickets' });
const fewer = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Fewer: Tickets' });
const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'More: Tickets' });

describe('choosing a number of tickets', () => {
  it('goes one up and one down, and stops at both ends', async () => {
    render(<Tickets start={19} />);
    await userEvent.click(more());
    expect(field().value).toBe('20');
    expect(more().disabled).toBe(true);
    await userEvent.click(fewer());
    expect(field().value).toBe('19');
  });

  it.each(['0', '21', 'two', ''])('refuses %p when the field is left, and not before', async (typed) => {
    render(<Tickets />);
    await userEvent.clear(field());
    if (typed) await userEvent.type(field(), typed);
    expect(screen.queryByText('Enter a number from 1 to 20.')).toBeNull();
    await userEvent.tab();
    expect(screen.queryByText('Enter a number from 1 to 20.')).not.toBeNull();
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('takes the error away once the number is fine', async () => {
    render(<Tickets />);
    await userEvent.clear(field());
    await userEvent.tab();
    await userEvent.type(field(), '7');
    expect(screen.queryByText('Enter a number from 1 to 20.')).toBeNull();
  });

  it('does nothing while it is locked', () => {
    render(<Tickets start={4} isLocked />);
    expect([fewer().disabled, more().disabled, field().readOnly]).toEqual([true, true, true]);
  });
});
