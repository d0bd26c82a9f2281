import type { ContentBlock } from '@northlight/contracts';
import { color, Link, motion, Prose, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** A text in blocks; each kind has one look. */
export function ContentBlocks({ blocks }: { readonly blocks: readonly ContentBlock[] }) {
  return (
    <Prose>
      {runsOf(blocks).map((run) => (
        <Run key={JSON.stringify(run)} run={run} />
      ))}
    </Prose>
  );
}

type LinkBlock = Extract<ContentBlock, { kind: 'link' }>;
type Run = readonly LinkBlock[] | Exclude<ContentBlock, LinkBlock>;

/** Links that stand together are one line; everything else stands alone. */
function runsOf(blocks: readonly ContentBlock[]): Run[] {
  const runs: (LinkBlock[] | Exclude<ContentBlock, LinkBlock>)[] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (block.kind !== 'link') runs.push(block);
    else if (Array.isArray(last)) last.push(block);
    else runs.push([block]);
  }
  return runs;
}

function Run({ run }: { readonly run: Run }) {
  if ('kind' in run) return <Block block={run} />;
  return (
    <Links>
      {run.map((link) => (
        <li key={link.url}>{linkTo(link)}</li>
      ))}
    </Links>
  );
}

function Block({ block }: { readonly block: Exclude<ContentBlock, LinkBlock> }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'question':
      return (
        <Question>
          <summary>{block.question}</summary>
          <p>{block.answer}</p>
        </Question>
      );
  }
}

/** A page of ours stays in this tab, without loading anew; nobody else is told where one comes from. */
const linkTo = ({ label, url }: LinkBlock) =>
  url.startsWith('/') ? (
    <Link to={url}>{label}</Link>
  ) : (
    <a href={url} rel="noreferrer">
      {label}
    </a>
  );

const Links = styled.ul`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s} ${space.xl};
    padding: 0;
    list-style: none;
  }

  && li {
    margin: 0;
  }
`;

const Question = styled.details`
  border-bottom: 1px solid ${color.line};

  && + & {
    margin-top: 0;
  }

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.l};
    padding-block: ${space.l};
    cursor: pointer;
    font-size: ${size.lead};
    font-weight: 600;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary::after {
    flex: none;
    width: 11px;
    height: 11px;
    margin: -6px 6px 0 0;
    border: solid ${color.ink};
    border-width: 0 2px 2px 0;
    content: '';
    rotate: 45deg;
    transition: rotate ${motion.control};
  }

  &[open] summary::after {
    margin-top: 6px;
    rotate: 225deg;
  }

  p {
    padding-bottom: ${space.l};
    color: ${color.inkQuiet};
  }
`;
