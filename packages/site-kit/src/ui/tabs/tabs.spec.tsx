import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs.tsx';

const tabs = ['Info', 'Experiences', 'Gallery'].map((title) => ({ id: title, title, content: `${title} text` }));
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('tabs under the keyboard', () => {
  it('are one stop, and the arrows go round', async () => {
    render(<Tabs label="Venue" tabs={tabs} />);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Info');
    await userEvent.keyboard('{ArrowLeft}');
    expect([selected(), document.activeElement?.textContent]).toEqual(['Gallery', 'Gallery']);
    await userEvent.keyboard('{ArrowRight}{End}{Home}');
    expect(selected()).toBe('Info');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Info' }));
  });
});
