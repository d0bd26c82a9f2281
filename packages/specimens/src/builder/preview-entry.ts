/**
 * The module with which the preview begins. All stories are in one bundle: a page that is loaded once can show each of
 * them. Annotations are required and not imported, since some listen to the channel as soon as they are evaluated.
 * @param annotations the modules that say how stories are rendered; the last one wins
 */
export const previewEntry = (annotations: readonly string[]): string => `
import { createBrowserChannel } from 'storybook/internal/channels';
import { addons, composeConfigs, PreviewWeb } from 'storybook/preview-api';

const channel = createBrowserChannel({ page: 'preview' });
addons.setChannel(channel);
if (window.CONFIG_TYPE === 'DEVELOPMENT') window.__STORYBOOK_SERVER_CHANNEL__ = channel;

const annotations = () => composeConfigs([${annotations.map((file) => `require(${JSON.stringify(file)})`).join(', ')}]);
const stories = import.meta.webpackContext('.', { recursive: true, regExp: /\\.stories\\.tsx$/ });
const importStories = async (path) => stories(path.replace(/^.*?\\bsrc\\//, './'));

const preview = new PreviewWeb(importStories, annotations);
window.__STORYBOOK_PREVIEW__ = preview;
window.__STORYBOOK_STORY_STORE__ = preview.storyStore;
`;
