import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { focusPressed } from '../focus/focus-pressed.ts';
import { Dialog } from './dialog.tsx';
import { DialogBoundary } from './dialog-boundary.tsx';

/** A lamp in its section; `whatGoes` of it is gone once it was taken. */
function Lamp({ whatGoes }: { readonly whatGoes: 'nothing' | 'button' | 'section' }) {
  const [isAsked, setAsked] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const has = (part: string) => !isTaken || whatGoes !== part;
  return (
    <main>
      <h1>Lamps</h1>
      {has('section') && (
        <section>
          <h2>Of the window</h2>
          <p>It burns.</p>
          {has('button') && (
            <button type="button" onClick={() => setAsked(true)}>
              Take it
            </button>
          )}
        </section>
      )}
      <h2>Of the door</h2>
      {isAsked && (
        <Dialog title="Take the lamp?" isOpen onClose={() => setAsked(false)}>
          <button type="button" onClick={() => [setTaken(true), setAsked(false)]}>
            Take
          </button>
        </Dialog>
      )}
    </main>
  );
}

/** Once it is taken, another dialog says more. */
function LampOfTwo() {
  const [step, setStep] = useState<'there' | 'asked' | 'taken'>('there');
  return (
    <main>
      <h1>Lamps</h1>
      <div>
        {step !== 'taken' && (
          <button type="button" onClick={() => setStep('asked')}>
            Take it
          </button>
        )}
        {step === 'asked' && (
          <Dialog key="asked" title="Take the lamp?" isOpen onClose={() => setStep('there')}>
            <button type="button" onClick={() => setStep('taken')}>
              Take
            </button>
          </Dialog>
        )}
        {step === 'taken' && (
          <Dialog key="taken" title="It was the last" isOpen onClose={() => setStep('there')}>
            There are no more.
          </Dialog>
        )}
      </div>
    </main>
  );
}

describe('a dialog gives the focus back', () => {
  it.each([
    ['to what opened it', 'nothing', 'Take it'],
    ['to the heading above, where that is gone', 'button', 'Of the window'],
    ['to the heading of the page, where the part is gone', 'section', 'Lamps'],
  ] as const)('%s', async (_, whatGoes, text) => {
    const { unmount } = render(<Lamp whatGoes={whatGoes} />);
    await userEvent.click(screen.getByRole('button', { name: 'Take it' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take' }));
    expect(document.activeElement).toBe(screen.getByText(text));
    unmount();
  });

  it('also in Safari, which does not focus a button that is pressed', async () => {
    focusPressed();
    const { unmount } = render(<Lamp whatGoes="nothing" />);
    const opener = screen.getByRole('button', { name: 'Take it' });
    opener.addEventListener('mousedown', (event) => event.preventDefault());
    await userEvent.click(opener);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(opener);
    unmount();
  });

  it('to the page, and not to what is asked next', async () => {
    render(<LampOfTwo />);
    await userEvent.click(screen.getByRole('button', { name: 'Take it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Take' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lamps' }));
    expect(screen.getByRole('dialog', { name: 'It was the last' })).toBeTruthy();
  });
});

/** Cannot say what it asks, as with a date that is none. */
function BrokenDialog(_: { readonly onClose: () => void }): never {
  throw new RangeError('Invalid Date');
}

function Shelf({ isOpenAtFirst }: { readonly isOpenAtFirst: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open it
      </button>
      <DialogBoundary>{isOpen && <BrokenDialog onClose={() => setOpen(false)} />}</DialogBoundary>
    </main>
  );
}

describe('a dialog that throws', () => {
  const sorry = () => screen.queryByRole('dialog', { name: "Couldn't open this" });
  const close = () => userEvent.click(screen.getByText('Close'));

  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // React tells what it caught
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['that was asked for', false],
    ['that its address opens', true],
  ])('%s leaves its page where it is, and closes', async (_, isOpenAtFirst) => {
    const { unmount } = render(<Shelf isOpenAtFirst={isOpenAtFirst} />);
    if (!isOpenAtFirst) await userEvent.click(screen.getByText('Open it'));
    expect(sorry()).not.toBeNull();
    await close();
    expect(sorry()).toBeNull();
    expect(screen.getByText('Open it')).toBeTruthy();
    await userEvent.click(screen.getByText('Open it'));
    expect(sorry()).not.toBeNull();
    unmount();
  });
});
