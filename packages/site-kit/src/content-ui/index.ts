/** How the texts of the house look: for the pages that show them, and for the preview of whoever writes them. */
export { ContentBlocks } from './content-blocks.tsx';
