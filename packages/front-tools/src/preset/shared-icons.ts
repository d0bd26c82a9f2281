/** A bundler loader: what makes an icon comes from the shell, in place of the copy that lies here. */
// biome-ignore lint/style/noDefaultExport: the bundler calls a loader by it
export default function sharedIcons(): string {
  return "export { createIcon as default } from '@northlight/site-kit';";
}
