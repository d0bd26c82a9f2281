import { Page } from '@northlight/site-kit';
import { texts } from '../../texts/{{name}}.ts';

/** Route /{{name}}. */
export function {{Name}}Page() {
  return <Page title={texts.{{camel}}} />;
}
