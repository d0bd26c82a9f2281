import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Letter, Link } from './letter.js';

const ink = '#0c1620';
const faint = '#55606b';
const line = '1px solid #d9dee3';

/** The colors of a dark screen by class, for programs that ask for them; others turn the light ones round themselves. */
const dark = {
  ground: 'background:#070d14',
  sheet: 'background:#111c27',
  head: 'background:#1a2936',
  ink: 'color:#eaf0f4',
  faint: 'color:#a9b6c1',
  line: 'border-color:#2b3a47',
  link: 'color:#7cc7e8',
  action: 'background:#eaf0f4;color:#0c1620',
};
const rules = Object.entries(dark).map(([name, style]) => `.${name}{${style.replaceAll(/;|$/g, '!important;')}}`);
const darkStyle = `@media (prefers-color-scheme:dark){${rules.join('')}}`;
/** On a phone the rows get the room that margins have elsewhere. */
const narrowStyle = '@media (max-width:480px){.edge{padding:12px 8px!important}.pad{padding:20px!important}}';

/** Texts of people: their lines stay lines, and a word that has no end breaks. */
const asWritten: CSSProperties = { overflowWrap: 'anywhere' };
const cell: CSSProperties = { padding: '8px 0', borderTop: line, verticalAlign: 'top' };

/** A letter as HTML. What stands in it is text and no markup: React escapes it. */
export const htmlOf = (letter: Letter): string => `<!doctype html>${renderToStaticMarkup(<Page letter={letter} />)}`;

/** Mail programs know tables and styles of single elements, and little else. */
const Page = ({ letter: { productName, heading, ...content } }: { letter: Letter }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <style>{darkStyle + narrowStyle}</style>
      <title>{heading}</title>
    </head>
    <body
      className="ground ink"
      style={{
        margin: 0,
        background: '#eef2f4',
        fontFamily: 'Helvetica,Arial,sans-serif',
        color: ink,
        lineHeight: 1.5,
      }}
    >
      <Table>
        <tr>
          <td className="edge" align="center" style={{ padding: '32px 16px' }}>
            <Table className="sheet" style={{ maxWidth: 560, background: '#ffffff', borderRadius: 12 }}>
              <Head productName={productName} heading={heading} />
              <tr>
                <td className="pad" style={{ padding: '24px 32px' }}>
                  <Content {...content} />
                </td>
              </tr>
            </Table>
          </td>
        </tr>
      </Table>
    </body>
  </html>
);

const Head = ({ productName, heading }: Pick<Letter, 'productName' | 'heading'>) => (
  <tr>
    <td
      className="head pad"
      style={{ background: ink, color: '#ffffff', borderRadius: '12px 12px 0 0', padding: '24px 32px', fontSize: 14 }}
    >
      {productName}
      <div style={{ fontSize: 26, fontWeight: 700, lineHeight: 1.2, marginTop: 8 }}>{heading}</div>
    </td>
  </tr>
);

const Content = ({ greeting, rows, quote, action, links = [], notes }: Omit<Letter, 'productName' | 'heading'>) => (
  <>
    <p style={{ margin: '0 0 16px', whiteSpace: 'pre-line', ...asWritten }}>{greeting}</p>
    <Table style={{ fontSize: 15 }}>
      {rows.map(([label, value]) => (
        <tr key={label + value}>
          <td className="faint line" style={{ ...cell, color: faint, width: '36%', paddingRight: 12 }}>
            {label}
          </td>
          <td className="line" style={{ ...cell, fontWeight: 600 }}>
            {value}
          </td>
        </tr>
      ))}
    </Table>
    {quote && <Quote text={quote} />}
    {action && <Action {...action} />}
    {links.map(({ label, url }) => (
      <p key={label + url} style={{ margin: '12px 0 0' }}>
        <a className="link" href={url} style={{ color: '#0b5c7a', fontWeight: 600 }}>
          {label}
        </a>
      </p>
    ))}
    {notes.map((note) => (
      <p key={note} className="faint" style={{ margin: '16px 0 0', color: faint, fontSize: 14 }}>
        {note}
      </p>
    ))}
  </>
);

const Quote = ({ text }: { text: string }) => (
  <blockquote
    className="line"
    style={{
      margin: '24px 0 0',
      padding: '0 0 0 16px',
      borderLeft: '3px solid #c9d1d8',
      whiteSpace: 'pre-wrap',
      ...asWritten,
    }}
  >
    {text}
  </blockquote>
);

const Action = ({ label, url }: Link) => (
  <p style={{ margin: '24px 0 0' }}>
    <a
      className="action"
      href={url}
      style={{
        display: 'inline-block',
        background: ink,
        color: '#ffffff',
        borderRadius: 8,
        padding: '12px 20px',
        fontWeight: 600,
        textDecoration: 'none',
      }}
    >
      {label}
    </a>
  </p>
);

interface TableProps {
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

const Table = ({ className, style, children }: TableProps) => (
  <table className={className} role="presentation" width="100%" cellPadding="0" cellSpacing="0" style={style}>
    <tbody>{children}</tbody>
  </table>
);
