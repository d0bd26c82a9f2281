import type { PreviewFrontView, PreviewView } from '@northlight/contracts';
import { Button, Notice, Quiet, Row, Spinner, Stack, useLocation } from '@northlight/site-kit';
import { failureText } from '@northlight/site-kit/forms';
import { Panel } from '@northlight/site-kit/ui';
import { useEffect, useState } from 'react';
import { documentRelease } from '../../pinned-fronts.ts';
import { texts } from '../../texts/inspect-releases.ts';
import { CopyLink } from './copy-link.tsx';
import { FrontChoice } from './front-choice.tsx';
import { Outlines } from './outlines.tsx';
import { type Part, partsAt } from './page-parts.ts';
import { PartFacts } from './part-facts.tsx';
import { untilText } from './release-words.ts';
import { choiceOf, useChoices, usePreview } from './use-preview.ts';

interface ReleasePanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const none: readonly PreviewFrontView[] = [];
const reload = () => location.reload();

/** Beside the page, which stays in sight: what it is made of, and what this browser may be shown instead. */
export function ReleasePanel({ isOpen, onClose }: ReleasePanelProps) {
  const { data: view, error, isPending } = usePreview(isOpen);
  const fronts = view?.fronts ?? none;
  const choices = useChoices(fronts, reload);
  const parts = useParts(isOpen);
  const problem = choices.error ?? error;
  return (
    <>
      {isOpen && <Outlines parts={parts} fronts={fronts} />}
      <Panel
        title={texts.releases}
        isOpen={isOpen}
        isBeside
        onClose={onClose}
        footer={view && <Actions view={view} choices={choices} />}
      >
        <Stack>
          <Quiet>{standingText()}</Quiet>
          {problem && <Notice tone="bad" title={failureText(problem, { refused: texts.couldntBeDone })} />}
          {isPending && <Spinner text={texts.loading} />}
          <Fronts fronts={fronts} parts={parts} {...choices} />
          <PartFacts parts={parts} fronts={fronts} />
        </Stack>
      </Panel>
    </>
  );
}

const standingText = (): string => {
  const { preview } = documentRelease;
  return preview ? texts.onlyYou({ time: untilText(preview.until) }) : texts.asVisitors;
};

/** Looked at anew on each page, and a moment later, when a page that broke has given way. */
function useParts(isOpen: boolean): readonly Part[] {
  const { pathname } = useLocation();
  const [parts, setParts] = useState<readonly Part[]>([]);
  useEffect(() => {
    if (!isOpen) return;
    const look = () => setParts(partsAt(pathname));
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [isOpen, pathname]);
  return parts;
}

const LOOK_MS = 1_000;

type Chosen = ReturnType<typeof useChoices>;

function Actions({ view, choices }: { readonly view: PreviewView; readonly choices: Chosen }) {
  const { apply, goLive, isBusy } = choices;
  return (
    <Row $gap="s">
      <Button isSmall isBusy={isBusy} busyText={texts.applying} onClick={apply}>
        {texts.apply}
      </Button>
      {documentRelease.preview && (
        <Button tone="secondary" isSmall aria-disabled={isBusy} onClick={goLive}>
          {texts.backToLive}
        </Button>
      )}
      {view.link && <CopyLink link={view.link} />}
    </Row>
  );
}

interface FrontsProps extends Pick<Chosen, 'choices' | 'choose'> {
  readonly fronts: readonly PreviewFrontView[];
  readonly parts: readonly Part[];
}

/** Those of this page first; the others are many on some sites. */
function Fronts({ fronts, parts, choices, choose }: FrontsProps) {
  const isHere = ({ app }: PreviewFrontView) => parts.some((part) => part.app === app);
  const listed = (some: readonly PreviewFrontView[]) =>
    some.map((front) => (
      <FrontChoice
        key={front.app}
        front={front}
        choice={choices[front.app] ?? choiceOf(front)}
        onChange={(choice) => choose(front.app, choice)}
      />
    ));
  const others = fronts.filter((front) => !isHere(front));
  return (
    <>
      {listed(fronts.filter(isHere))}
      {others.length > 0 && (
        <details>
          <summary>{texts.otherFronts({ count: others.length })}</summary>
          <Stack>{listed(others)}</Stack>
        </details>
      )}
    </>
  );
}
